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

/** What was searched for on this device, the newest first. */
export const useRecentSearches = (): readonly string[] =>
  readSearches(useSyncExternalStore(onDevice.subscribe, onDevice.get, () => null));

/** Keeps a search on this device. */
export const rememberSearch = (text: string): void => change(withSearch, text);

/** Takes a search off this device. */
export const forgetSearch = (text: string): void => change(withoutSearch, text);

/** Takes all of them off. */
export const forgetSearches = (): void => onDevice.keep(null);
