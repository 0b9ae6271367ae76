import { useSyncExternalStore } from "react";
import { keptOnDevice } from "@/lib/browser/kept-on-device";

/** The listings in the tray, as the device keeps them: `readChosen` reads them. */
export const trayOnDevice = keptOnDevice("dpc-nearby-compare");

/** The same for a component. The server knows of none. */
export const useTrayText = (): string | null =>
  useSyncExternalStore(trayOnDevice.subscribe, trayOnDevice.get, () => null);
