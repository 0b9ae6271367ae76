import type { Enums } from "@/lib/supabase/database.types";

/** What an administrator can do with a listing, beside editing it. */
export type ListingAct =
  | "verify"
  | "reject"
  | "reopen"
  | "take down"
  | "restore"
  | "revoke"
  | "reassign"
  | "merge";

interface Listing {
  status: Enums<"listing_status">;
  ownership: Enums<"listing_ownership">;
  merged_into: string | null;
}

const actsByStatus: Record<Listing["status"], readonly ListingAct[]> = {
  draft: [],
  pending: ["verify", "reject"],
  rejected: ["verify", "reopen"],
  published: ["take down", "reassign"],
  withdrawn: ["restore"],
};

/** What the status of a listing allows. The database decides; this only offers nothing that it would refuse. */
export function listingActs({ status, ownership, merged_into }: Listing): ListingAct[] {
  if (merged_into || status === "draft") return [];
  return [
    ...actsByStatus[status],
    ...(ownership === "owned" ? (["revoke"] as const) : []),
    "merge",
  ];
}
