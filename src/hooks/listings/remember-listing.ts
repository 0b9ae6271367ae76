import { useEffect } from "react";
import type { ListingDetail } from "@/hooks/listings/detail";
import { isPublic } from "@/lib/listings/listing-state";
import { forgetListing, rememberListing } from "@/lib/listings/recent-listings";

/** Keeps the listings that were shown last on this device, to be read without a connection. */
export function useRememberListing(id: string, listing: ListingDetail | null | undefined): void {
  useEffect(() => {
    if (listing === undefined) return;
    // What only some may see must not stay behind on a shared device.
    if (listing && isPublic(listing)) rememberListing(listing);
    else forgetListing(id);
  }, [id, listing]);
}
