import { useSyncExternalStore } from "react";
import { useSearchParams } from "react-router-dom";
import { useIsInBrowser } from "@/hooks/in-browser";
import { keptOnDevice } from "@/lib/browser/kept-on-device";
import { type Ages, readAges, writeAges } from "@/lib/household/ages";

const device = keptOnDevice("dpc-nearby-household");

/** Keeps a household on this device, or forgets it. */
export const keepHousehold = (ages: Ages | null): void => device.keep(ages && writeAges(ages));

/** Whom prices are for. */
export interface Household {
  /** Null: one adult, for whom a practice's single price is. */
  ages: Ages | null;
  /** What the address says comes before what the device keeps, unless it cannot be read. */
  from: "device" | "link" | "unreadable link";
}

/** Whom prices are for. A page that is rendered ahead knows of nobody. */
export function useHousehold(): Household {
  const [params] = useSearchParams();
  const isInBrowser = useIsInBrowser();
  const kept = useSyncExternalStore(device.subscribe, device.get, () => null);
  const linked = isInBrowser ? params.get("household") : null;
  const ages = readAges(linked);
  if (ages) return { ages, from: "link" };
  return { ages: readAges(kept), from: linked === null ? "device" : "unreadable link" };
}
