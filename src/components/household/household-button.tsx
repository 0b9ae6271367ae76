import { Users } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/button";
import { useHousehold } from "@/hooks/household/household";
import { describeHousehold } from "@/lib/household/ages";

// Few say whom they look for: a page's first visit goes without.
const HouseholdDialog = lazy(async () => ({
  default: (await import("@/components/household/household-dialog")).HouseholdDialog,
}));

/** Says whom prices are for, and asks for it when it is pressed. */
export function HouseholdButton() {
  const { ages } = useHousehold();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setIsOpen(true)}>
        <Users aria-hidden="true" />
        {ages ? `For ${describeHousehold(ages)}` : "Who is it for?"}
      </Button>
      {isOpen && (
        <Suspense>
          <HouseholdDialog ages={ages} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
