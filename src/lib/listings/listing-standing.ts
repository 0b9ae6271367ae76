import type { Enums } from "@/lib/supabase/database.types";

type State = Enums<"listing_state">;
type Ownership = Enums<"listing_ownership">;

/** Where a listing can stand, as the desk calls it. */
export const listingStateLabels: Record<State, string> = {
  draft: "Draft",
  waiting: "Waiting",
  public: "Public",
  refused: "Refused",
  withdrawn: "Withdrawn",
};

/** Who can have a listing in hand, as the desk calls it. */
export const ownershipLabels: Record<Ownership, string> = {
  none: "No owner",
  claimed: "Claimed",
  owned: "Owned",
};

interface Listing {
  state: State;
  state_reason: string | null;
  merged_into: string | null;
}

/** One sentence on where a listing stands. */
export function describeStanding({ state, state_reason, merged_into }: Listing): string {
  if (state === "draft") return "Only its author sees it.";
  if (state === "public") return "Everybody finds it in the directory.";
  if (state === "waiting") return "It waits for an administrator to verify or refuse it.";
  if (state === "refused") return "An administrator refused it. Its people can send it again.";
  if (merged_into) return "It was merged into another listing, and its address leads there.";
  return state_reason
    ? "An administrator took it down."
    : "Its owner, or who added it, withdrew it.";
}
