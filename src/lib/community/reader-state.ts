import { createDeviceStorage } from "@/lib/browser/device-storage";

/** The code of the state whose posts this device's reader chose to see; null until then. */
export const readerState = createDeviceStorage("feed-state");
