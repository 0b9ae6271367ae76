import { keptHousehold, useKeptHousehold, useLinkedHousehold } from "@/hooks/household/kept";
import { type Ages, readAges, writeAges } from "@/lib/household/ages";

/** Keeps a household on this device, or forgets it. */
export const keepHousehold = (ages: Ages | null): void =>
  keptHousehold.keep(ages && writeAges(ages));

/** Whom prices are for. */
export interface Household {
  /** Null: one adult, for whom a practice's single price is. */
  ages: Ages | null;
  /** What the address says comes before what the device keeps, unless it cannot be read. */
  from: "device" | "link" | "unreadable link";
}

/** Whom prices are for: on the server, one adult. */
export function useHousehold(): Household {
  const kept = useKeptHousehold();
  const linked = useLinkedHousehold();
  const ages = readAges(linked);
  if (ages) return { ages, from: "link" };
  return { ages: readAges(kept), from: linked === null ? "device" : "unreadable link" };
}
