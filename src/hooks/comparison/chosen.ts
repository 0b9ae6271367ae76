import { useSyncExternalStore } from "react";
import { trayOnDevice, useTrayText } from "@/hooks/comparison/tray";
import { type Chosen, mostCompared, readChosen } from "@/lib/comparison/chosen";
import { createStore } from "@/lib/create-store";

/** The name of the listing that didn't fit into the full tray; null once there is room. */
const refused = createStore<string | null>(null);

const keep = (chosen: readonly Chosen[]) => {
  refused.set(null);
  trayOnDevice.keep(chosen.length > 0 ? JSON.stringify(chosen) : null);
};

/** The listings in the tray, in the order they were added. */
export const useChosen = (): readonly Chosen[] => readChosen(useTrayText());

/** The name of the listing that didn't fit beside four others. */
export const useRefused = (): string | null =>
  useSyncExternalStore(refused.subscribe, refused.get, () => null);

/** Removes a listing from the tray. */
export const removeChosen = (id: string): void =>
  keep(readChosen(trayOnDevice.get()).filter((other) => other.id !== id));

/** Empties the tray. */
export const clearChosen = (): void => keep([]);

/** Adds a listing to the tray or removes it. The tray holds at most four. */
export function toggleChosen(listing: Chosen): void {
  const chosen = readChosen(trayOnDevice.get());
  if (chosen.some(({ id }) => id === listing.id)) removeChosen(listing.id);
  else if (chosen.length >= mostCompared) refused.set(listing.name);
  else keep([...chosen, listing]);
}
