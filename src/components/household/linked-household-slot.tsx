import { lazy, Suspense } from "react";
import { useLinkedHousehold } from "@/hooks/household/kept";

const LinkedHousehold = lazy(async () => ({
  default: (await import("@/components/household/linked-household")).LinkedHousehold,
}));

/** The place of what is said about a household that a link brought. */
export function LinkedHouseholdSlot() {
  if (useLinkedHousehold() === null) return null;
  return (
    <Suspense>
      <LinkedHousehold />
    </Suspense>
  );
}
