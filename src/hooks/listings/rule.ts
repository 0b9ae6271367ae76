import { useDecision } from "@/hooks/moderation/decide";
import type { ListingAction } from "@/lib/listings/listing-acts";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

interface StatusUpdate {
  id: string;
  /** The version of the listing that the admin saw. */
  version: number;
  action: Exclude<ListingAction, "reassign" | "merge">;
  reason: string;
}

const send = ({ id, version, action, reason }: StatusUpdate) => {
  const seen = { target: id, seen_version: version, ...(reason && { reason }) };
  return action === "verify" || action === "reject"
    ? supabase.rpc("decide_listing", { ...seen, is_verified: action === "verify" })
    : supabase.rpc("admin_update_listing_status", { ...seen, action });
};

async function updateStatus(update: StatusUpdate) {
  await unwrap(send(update));
}

/** Changes a listing's status, or removes its ownership. */
export const useUpdateListingStatus = () => useDecision(updateStatus);

interface Reassignment {
  id: string;
  version: number;
  newOwner: string;
  reason: string;
}

async function reassign({ id, version, newOwner, reason }: Reassignment) {
  await unwrap(
    supabase.rpc("reassign_listing", {
      target: id,
      new_owner: newOwner,
      reason,
      seen_version: version,
    }),
  );
}

/** Reassigns a published listing to another owner. */
export const useReassignListing = () => useDecision(reassign);

interface Merge {
  /** The listing that is merged away. */
  source: string;
  /** The published listing that is kept. */
  target: string;
  reason: string;
}

async function merge({ source, target, reason }: Merge) {
  await unwrap(
    supabase.rpc("merge_listings", {
      source,
      target,
      ...(reason && { reason }),
    }),
  );
}

/** Merges a listing into a published one. This can't be undone. */
export const useMergeListings = () => useDecision(merge);
