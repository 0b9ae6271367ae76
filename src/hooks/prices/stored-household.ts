import { notifyManager, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { useSearchParams } from "react-router-dom";
import { useIsInBrowser } from "@/hooks/in-browser";
import { listingKeys } from "@/hooks/query-keys";
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

/** The household whose ages the search text names; null without one, or as long as the text isn't parsed. */
export function useNamedHousehold(): string | null {
  const [params] = useSearchParams();
  const key = listingKeys.parsedQuery((params.get("search") ?? "").trim());
  const cache = useQueryClient();
  // Only what the directory has loaded, which keeps its parser out of other pages.
  const parts = useSyncExternalStore(
    (onChange) => cache.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    () => cache.getQueryData<readonly { kind: string; label: string }[]>(key),
    () => undefined,
  );
  const ages = parts?.find(({ kind }) => kind === "household")?.label;
  return ages && !ages.includes("?") ? ages : null;
}

/** The household that prices are for, as unparsed text; null if the visitor has entered none. */
export function useHouseholdText(): string | null {
  const stored = useStoredHousehold();
  const named = useNamedHousehold();
  return useLinkedHousehold() ?? stored ?? named;
}
