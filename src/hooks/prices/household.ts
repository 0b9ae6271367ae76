import {
  householdStore,
  useLinkedHousehold,
  useNamedHousehold,
  useStoredHousehold,
} from "@/hooks/prices/stored-household";
import { useUrlParams } from "@/hooks/url-params";
import { type Ages, readAges, writeAges } from "@/lib/prices/household-ages";

/** Saves a household on this device, or removes it. */
export const storeHousehold = (ages: Ages | null): void =>
  householdStore.set(ages && writeAges(ages));

/** The people that prices are for. */
export interface Household {
  /** Null for one adult, who pays a practice's single price. */
  ages: Ages | null;
  /** A readable household in the URL takes precedence over the one on the device, and that over the search text's. */
  from: "device" | "link" | "unreadable link";
}

/** The household that prices are for. On the server, one adult. */
export function useHousehold(): Household {
  const stored = useStoredHousehold();
  const linked = useLinkedHousehold();
  const named = useNamedHousehold();
  const ages = readAges(linked);
  if (ages) return { ages, from: "link" };
  return { ages: readAges(stored ?? named), from: linked === null ? "device" : "unreadable link" };
}

/** Saves another household on this device, or removes it, and removes a household from the URL. */
export function useChangeHousehold() {
  const [params, change] = useUrlParams();
  return (ages: Ages | null): void => {
    storeHousehold(ages);
    if (params.has("household")) change({ household: null });
  };
}
