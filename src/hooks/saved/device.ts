import { useSyncExternalStore } from "react";
import { keptOnDevice } from "@/lib/browser/kept-on-device";

/** The listings that a stranger saved, as the device keeps them until they sign in: `readSaved` reads them. */
export const savedOnDevice = keptOnDevice("dpc-nearby-saved");

/** The same for a component. The server knows of none. */
export const useSavedText = (): string | null =>
  useSyncExternalStore(savedOnDevice.subscribe, savedOnDevice.get, () => null);
