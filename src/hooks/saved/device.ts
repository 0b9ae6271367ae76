import { useSyncExternalStore } from "react";
import { keptOnDevice } from "@/lib/browser/kept-on-device";

/** The saved listings of a visitor, stored on the device until they sign in; see `readSaved`. */
export const savedOnDevice = keptOnDevice("dpc-nearby-saved");

/** The stored listings; null on the server. */
export const useSavedText = (): string | null =>
  useSyncExternalStore(savedOnDevice.subscribe, savedOnDevice.get, () => null);
