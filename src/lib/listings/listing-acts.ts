import type { Enums } from "@/lib/supabase/database.types";

/** What an administrator can do with a listing, beside editing it. */
export type ListingAct =
  | "verify"
  | "refuse"
  | "open again"
  | "take down"
  | "put back"
  | "revoke"
  | "reassign"
  | "merge";

interface Listing {
  state: Enums<"listing_state">;
  ownership: Enums<"listing_ownership">;
  merged_into: string | null;
}

const actsByState: Record<Listing["state"], readonly ListingAct[]> = {
  draft: [],
  waiting: ["verify", "refuse"],
  refused: ["verify", "open again"],
  public: ["take down", "reassign"],
  withdrawn: ["put back"],
};

/** What the state of a listing allows. The database decides; this only offers nothing that it would refuse. */
export function listingActs({ state, ownership, merged_into }: Listing): ListingAct[] {
  if (merged_into || state === "draft") return [];
  return [...actsByState[state], ...(ownership === "owned" ? (["revoke"] as const) : []), "merge"];
}
