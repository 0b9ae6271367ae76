import { useSyncExternalStore } from "react";
import { useSearchParams } from "react-router-dom";
import { useIsInBrowser } from "@/hooks/in-browser";
import { createDeviceStorage } from "@/lib/browser/device-storage";

/** The household stored on this device, in the format of `writeAges`. */
export const householdStore = createDeviceStorage("dpc-nearby-household");

/** The stored household; null on the server. */
export const useStoredHousehold = (): string | null =>
  useSyncExternalStore(householdStore.subscribe, householdStore.get, () => null);

/** The household in the URL; null without one. */
export function useLinkedHousehold(): string | null {
  const [params] = useSearchParams();
  return useIsInBrowser() ? params.get("household") : null;
}

/** The household that prices are for, as unparsed text; null if the visitor has entered none. */
export function useHouseholdText(): string | null {
  const stored = useStoredHousehold();
  return useLinkedHousehold() ?? stored;
}
