import { useSyncExternalStore } from "react";
import { keptOnDevice } from "@/lib/browser/kept-on-device";

/** The tray as stored on this device; see `readTray`. */
export const trayOnDevice = keptOnDevice("dpc-nearby-compare");

/** The stored tray; null on the server. */
export const useTrayText = (): string | null =>
  useSyncExternalStore(trayOnDevice.subscribe, trayOnDevice.get, () => null);
