import { useEffect, useSyncExternalStore } from "react";
import type { ListingDetail } from "@/hooks/listings/listing-detail";
import { isPublic } from "@/lib/listings/listing-status";
import { parseListings } from "@/lib/listings/parse-listings";
import {
  forgetListing,
  type RecentListing,
  rememberListing,
  storedListings,
} from "@/lib/listings/recent-listings";

const neverChanges = () => () => {};
const nothingYet = () => null;

/** The listings this browser has shown recently, newest first; empty on the server. */
export const useRecentListings = (): RecentListing[] =>
  parseListings(useSyncExternalStore(neverChanges, storedListings, nothingYet));

/** Stores recently viewed listings on this device for offline reading. */
export function useRememberListing(id: string, listing: ListingDetail | null | undefined): void {
  useEffect(() => {
    if (listing === undefined) return;
    // Unpublished listings must not stay on a shared device.
    if (listing && isPublic(listing)) rememberListing(listing);
    else forgetListing(id);
  }, [id, listing]);
}
