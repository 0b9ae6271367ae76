import { useSyncExternalStore } from "react";
import { trayOnDevice, useTrayText } from "@/hooks/comparison/tray";
import { type Chosen, mostCompared, readChosen } from "@/lib/comparison/chosen";
import { createStore } from "@/lib/create-store";

/** The name of the listing that found no room, until somebody makes some. */
const refused = createStore<string | null>(null);

const keep = (chosen: readonly Chosen[]) => {
  refused.set(null);
  trayOnDevice.keep(chosen.length > 0 ? JSON.stringify(chosen) : null);
};

/** The listings chosen to be compared, in the order in which they were. */
export const useChosen = (): readonly Chosen[] => readChosen(useTrayText());

/** The name of the listing that found no room beside four others. */
export const useRefused = (): string | null =>
  useSyncExternalStore(refused.subscribe, refused.get, () => null);

/** Takes a listing out of the tray. */
export const removeChosen = (id: string): void =>
  keep(readChosen(trayOnDevice.get()).filter((other) => other.id !== id));

/** Empties the tray. */
export const clearChosen = (): void => keep([]);

/** Puts a listing into the tray, or takes it out; a fifth is refused. */
export function toggleChosen(listing: Chosen): void {
  const chosen = readChosen(trayOnDevice.get());
  if (chosen.some(({ id }) => id === listing.id)) removeChosen(listing.id);
  else if (chosen.length >= mostCompared) refused.set(listing.name);
  else keep([...chosen, listing]);
}
