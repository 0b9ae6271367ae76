import { Users } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy-part";
import { useHouseholdText } from "@/hooks/prices/stored-household";
import { t } from "@/lib/messages";

// Loaded on demand: few visitors enter a household.
export const HouseholdDialog = lazyDialog(
  async () => (await import("@/components/prices/household-dialog")).HouseholdDialog,
);

/** The button that opens the household dialog. */
export function HouseholdButton({ variant = "ghost" }: { variant?: "ghost" | "secondary" }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        size="sm"
        className="shrink-0"
        icon={<Users aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        {useHouseholdText() === null ? t`Who is it for?` : t`My household`}
      </Button>
      {isOpen && <HouseholdDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
