import { useSyncExternalStore } from "react";
import { parseListings } from "@/lib/listings/parse-listings";
import { type RecentListing, storedListings } from "@/lib/listings/recent-listings";

const neverChanges = () => () => {};
const nothingYet = () => null;

/** The listings this browser has shown recently, newest first; empty on the server. */
export const useRecentListings = (): RecentListing[] =>
  parseListings(useSyncExternalStore(neverChanges, storedListings, nothingYet));
