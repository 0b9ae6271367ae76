import { lazy, Suspense } from "react";
import { useHousehold } from "@/hooks/household/household";

const LinkedHousehold = lazy(async () => ({
  default: (await import("@/components/household/linked-household")).LinkedHousehold,
}));

/** The place of what is said about a household that a link brought. */
export function LinkedHouseholdSlot() {
  const household = useHousehold();
  if (household.from === "device") return null;
  return (
    <Suspense>
      <LinkedHousehold {...household} />
    </Suspense>
  );
}
