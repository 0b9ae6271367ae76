import { Users } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy-part";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { useHouseholdText } from "@/hooks/prices/stored-household";
import { t } from "@/lib/messages";
import { type Ages, adultAge, describeHousehold, readAges } from "@/lib/prices/household-ages";

// Loaded on demand: few visitors enter a household.
export const HouseholdDialog = lazyDialog(
  async () => (await import("@/components/prices/household-dialog")).HouseholdDialog,
);

/** "2 + 2" for two adults and two children. */
function countPeople(ages: Ages): string {
  const adults = ages.filter((age) => age >= adultAge).length;
  const children = ages.length - adults;
  return adults > 0 && children > 0 ? `${adults} + ${children}` : describeHousehold(ages);
}

interface HouseholdButtonProps {
  variant?: "ghost" | "secondary";
  /** The people to start with if none are known. */
  people?: Ages | null | undefined;
}

/** The button that opens the household dialog. */
export function HouseholdButton({ variant = "ghost", people: usual }: HouseholdButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const ages = readAges(useHouseholdText());
  const people = describeHousehold(ages ?? []);
  return (
    <>
      <Button
        variant={variant}
        size="sm"
        className="shrink-0"
        icon={<Users aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        {ages && variant === "secondary" ? (
          <>
            <span aria-hidden="true">{countPeople(ages)}</span>
            <VisuallyHidden>{t`My household: ${people}`}</VisuallyHidden>
          </>
        ) : (
          <span>{ages ? t`My household` : t`Who is it for?`}</span>
        )}
      </Button>
      {isOpen && <HouseholdDialog people={usual} onClose={() => setIsOpen(false)} />}
    </>
  );
}
