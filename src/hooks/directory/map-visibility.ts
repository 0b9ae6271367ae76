import { useSyncExternalStore } from "react";
import { useSearchParams } from "react-router-dom";
import { createDeviceStorage } from "@/lib/browser/device-storage";
import type { ListingFilters } from "@/lib/directory/listing-filters";

/** Set while the visitor has closed the map beside the results. `index.html` reads it before the first paint. */
const closedMapStore = createDeviceStorage("dpc-nearby-map-closed");

/** The `lg` breakpoint, which leaves room for the map beside the results. */
const wideScreen = "(min-width: 64rem)";

function subscribeToWidth(listener: () => void) {
  const query = window.matchMedia(wideScreen);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether the visitor searches or filters, rather than opening the whole directory. */
export const isSearching = ({ search, near, selected }: ListingFilters): boolean =>
  search !== "" || near !== undefined || selected !== undefined;

/**
 * Whether the map is shown. On the server and during hydration only its place is known, which the
 * style sheet shows or hides.
 */
export function useMapVisibility(filters: ListingFilters) {
  const [params] = useSearchParams();
  const isInUrl = params.get("map") === "yes";
  const isClosed = useSyncExternalStore(
    closedMapStore.subscribe,
    () => closedMapStore.get() !== null,
    () => false,
  );
  const isWide = useSyncExternalStore(
    subscribeToWidth,
    () => window.matchMedia(wideScreen).matches,
    () => null,
  );
  /** It stands beside the results of a search, unless the visitor has closed it. */
  const isBeside = isSearching(filters);
  return {
    isInUrl,
    isBeside,
    /** Whether a wide screen shows it. */
    isOpen: isInUrl || (isBeside && !isClosed),
    /** Whether its script is needed. */
    isShown: isWide !== null && (isInUrl || (isWide && isBeside && !isClosed)),
    /** Remembers on this device whether the map stands beside results. */
    remember(isOpen: boolean) {
      closedMapStore.set(isOpen ? null : "yes");
      document.documentElement.classList.toggle("map-closed", !isOpen);
    },
  };
}
