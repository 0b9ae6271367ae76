import { useSyncExternalStore } from "react";
import { keptOnDevice } from "@/lib/browser/kept-on-device";
import {
  readSearches,
  withoutSearch,
  withSearch,
  writeSearches,
} from "@/lib/search/recent-searches";

const onDevice = keptOnDevice("dpc-nearby-recent-searches");

const change = (how: typeof withSearch, text: string) =>
  onDevice.keep(writeSearches(how(readSearches(onDevice.get()), text)));

/** Recent searches on this device, newest first. */
export const useRecentSearches = (): readonly string[] =>
  readSearches(useSyncExternalStore(onDevice.subscribe, onDevice.get, () => null));

/** Saves a search on this device. */
export const rememberSearch = (text: string): void => change(withSearch, text);

/** Removes a search from this device. */
export const forgetSearch = (text: string): void => change(withoutSearch, text);

/** Removes all searches from this device. */
export const forgetSearches = (): void => onDevice.keep(null);
