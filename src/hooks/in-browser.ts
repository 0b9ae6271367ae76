import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/**
 * Whether React has hydrated the page: false on the server and during hydration, when nothing may depend on the clock,
 * the time zone, the device, or storage.
 */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
