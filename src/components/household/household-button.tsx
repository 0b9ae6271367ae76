import { Users } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/button";
import { useHousehold } from "@/hooks/household/household";
import type { Ages } from "@/lib/household/ages";

// Few say whom they look for: a page's first visit goes without.
const HouseholdDialog = lazy(async () => ({
  default: (await import("@/components/household/household-dialog")).HouseholdDialog,
}));

interface HouseholdButtonProps {
  /** What it is called where it stands beside what says whom prices are for. */
  known?: string;
}

/** Says whom prices are for, and asks for it when it is pressed. */
export function HouseholdButton({ known }: HouseholdButtonProps) {
  const { ages } = useHousehold();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setIsOpen(true)}>
        <Users aria-hidden="true" />
        {ages ? (known ?? `For ${inPeople(ages)}`) : "Who is it for?"}
      </Button>
      {isOpen && (
        <Suspense>
          <HouseholdDialog ages={ages} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Hardly longer than the question, so that nothing moves when the answer is known. */
const inPeople = ({ length }: Ages) => (length === 1 ? "one person" : `${length} people`);
