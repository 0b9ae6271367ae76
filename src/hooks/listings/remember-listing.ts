import { useEffect } from "react";
import type { ListingDetail } from "@/hooks/listings/detail";
import { isPublic } from "@/lib/listings/listing-state";
import { forgetListing, rememberListing } from "@/lib/listings/recent-listings";

/** Stores recently viewed listings on this device for offline reading. */
export function useRememberListing(id: string, listing: ListingDetail | null | undefined): void {
  useEffect(() => {
    if (listing === undefined) return;
    // Listings that only some people may see must not remain on a shared device.
    if (listing && isPublic(listing)) rememberListing(listing);
    else forgetListing(id);
  }, [id, listing]);
}
