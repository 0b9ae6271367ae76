import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/**
 * Whether the browser has the page. Not while it is rendered without one, nor while React takes that over, which has to
 * find it as it stands: until then nothing may depend on the clock or the device.
 */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
