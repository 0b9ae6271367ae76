import type { Enums } from "@/lib/supabase/database.types";
import { listingTransitions } from "@/lib/supabase/listing-transitions";
import { maxRejections } from "@/lib/supabase/shared-limits";

type Transition = (typeof listingTransitions)[number];

interface Listing {
  status: Enums<"listing_status">;
  ownership: Enums<"listing_ownership">;
  status_reason?: string | null;
  rejection_count?: number;
  merged_into: string | null;
}

/** What a listing must be like for a transition, like private.find_transition. */
const conditions: Record<Transition["conditions"][number], (listing: Listing) => boolean> = {
  // The form asks for a phone number or a website first.
  has_contact: () => true,
  has_rejections_left: ({ rejection_count = 0 }) => rejection_count < maxRejections,
  was_not_taken_down: ({ status_reason, merged_into }) => !status_reason && !merged_into,
  was_not_merged: ({ merged_into }) => !merged_into,
};

/** Whether an actor can apply an action to a listing, by the database's table of transitions. */
export const isAllowed = (
  listing: Listing,
  actor: Transition["actor"],
  action: Transition["action"],
): boolean =>
  listingTransitions.some(
    (rule) =>
      rule.action === action &&
      rule.actor === actor &&
      rule.statuses.some((status) => status === listing.status) &&
      rule.ownership.some((ownership) => ownership === listing.ownership) &&
      rule.conditions.every((condition) => conditions[condition](listing)),
  );

const adminActions = [
  "verify",
  "reject",
  "reopen",
  "take down",
  "restore",
  "reassign",
  "revoke",
  "merge",
] as const;

/** The actions that an admin can take on a listing, besides editing it. */
export type ListingAction = (typeof adminActions)[number];

/** The actions that a listing allows an admin. */
export const listingActions = (listing: Listing): ListingAction[] =>
  adminActions.filter((action) => isAllowed(listing, "administrator", action));
