import { useSyncExternalStore } from "react";
import { createDeviceStorage } from "@/lib/browser/device-storage";
import { createStore } from "@/lib/create-store";
import { maxCompared, readTray, type TrayItem } from "@/lib/saved/compared-ids";

/** The tray as stored on this device; see `readTray`. */
export const trayStorage = createDeviceStorage("dpc-nearby-compare");

/** The stored tray; null on the server. */
export const useTrayText = (): string | null =>
  useSyncExternalStore(trayStorage.subscribe, trayStorage.get, () => null);

/** The name of the listing that didn't fit into the full tray; null once there is room. */
const overflow = createStore<string | null>(null);

const storeTray = (tray: readonly TrayItem[]) => {
  overflow.set(null);
  trayStorage.set(tray.length > 0 ? JSON.stringify(tray) : null);
};

/** The listings in the tray, in the order they were added. */
export const useTray = (): readonly TrayItem[] => readTray(useTrayText());

/** The name of the listing that didn't fit beside four others. */
export const useTrayOverflow = (): string | null =>
  useSyncExternalStore(overflow.subscribe, overflow.get, () => null);

/** Removes a listing from the tray. */
export const removeFromTray = (id: string): void =>
  storeTray(readTray(trayStorage.get()).filter((other) => other.id !== id));

/** Empties the tray. */
export const clearTray = (): void => storeTray([]);

/** Adds a listing to the tray or removes it. The tray holds at most four. */
export function toggleInTray(listing: TrayItem): void {
  const tray = readTray(trayStorage.get());
  if (tray.some(({ id }) => id === listing.id)) removeFromTray(listing.id);
  else if (tray.length >= maxCompared) overflow.set(listing.name);
  else storeTray([...tray, listing]);
}
