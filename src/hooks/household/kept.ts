import { useSyncExternalStore } from "react";
import { useSearchParams } from "react-router-dom";
import { useIsInBrowser } from "@/hooks/in-browser";
import { keptOnDevice } from "@/lib/browser/kept-on-device";

/** The household that this device keeps, as `writeAges` wrote it. */
export const keptHousehold = keptOnDevice("dpc-nearby-household");

/** The same for a component. The server knows of none. */
export const useKeptHousehold = (): string | null =>
  useSyncExternalStore(keptHousehold.subscribe, keptHousehold.get, () => null);

/** What the address says of a household; null when it says nothing. */
export function useLinkedHousehold(): string | null {
  const [params] = useSearchParams();
  return useIsInBrowser() ? params.get("household") : null;
}

/** The household that prices are for, as text that may be unreadable; null when the visitor has entered none. */
export function useHouseholdText(): string | null {
  const kept = useKeptHousehold();
  return useLinkedHousehold() ?? kept;
}
