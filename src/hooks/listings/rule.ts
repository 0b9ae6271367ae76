import { useDecision } from "@/hooks/moderation/decide";
import type { ListingAct } from "@/lib/listings/listing-acts";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

interface Ruling {
  id: string;
  /** The version of the listing that was looked at. */
  version: number;
  action: Exclude<ListingAct, "reassign" | "merge">;
  reason: string;
}

const send = ({ id, version, action, reason }: Ruling) => {
  const seen = { target: id, seen_version: version, ...(reason && { reason }) };
  return action === "verify" || action === "reject"
    ? supabase.rpc("decide_listing", { ...seen, is_verified: action === "verify" })
    : supabase.rpc("admin_update_listing_status", { ...seen, action });
};

async function rule(ruling: Ruling) {
  await unwrap(send(ruling));
}

/** Moves a listing from one state to another, or takes it from its owner. */
export const useRuleOverListing = () => useDecision(rule);

interface Reassignment {
  id: string;
  version: number;
  newOwner: string;
  reason: string;
}

async function reassign({ id, version, newOwner, reason }: Reassignment) {
  await unwrap(
    supabase.rpc("reassign_listing", {
      ...{ target: id, new_owner: newOwner, reason, seen_version: version },
    }),
  );
}

/** Gives a public listing to another owner. */
export const useReassignListing = () => useDecision(reassign);

interface Merge {
  /** The listing that goes. */
  source: string;
  /** The public one that stays. */
  target: string;
  reason: string;
}

async function merge({ source, target, reason }: Merge) {
  await unwrap(
    supabase.rpc("merge_listings", {
      ...{ source, target },
      ...(reason && { reason }),
    }),
  );
}

/** Merges a listing into a public one. It cannot be undone. */
export const useMergeListings = () => useDecision(merge);
