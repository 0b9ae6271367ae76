import { lazyPart } from "@/components/ui/lazy-part";
import { useLinkedHousehold } from "@/hooks/household/kept";

const LinkedHousehold = lazyPart(
  async () => (await import("@/components/household/linked-household")).LinkedHousehold,
);

/** The place of what is said about a household that a link brought. */
export function LinkedHouseholdSlot() {
  if (useLinkedHousehold() === null) return null;
  return <LinkedHousehold />;
}
