import type { Enums } from "@/lib/supabase/database.types";

/** The actions that an admin can take on a listing, besides editing it. */
export type ListingAction =
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

const actionsByStatus: Record<Listing["status"], readonly ListingAction[]> = {
  draft: [],
  pending: ["verify", "reject"],
  rejected: ["verify", "reopen"],
  published: ["take down", "reassign"],
  withdrawn: ["restore"],
};

/** The actions that a listing's status allows. The database enforces the same rules. */
export function listingActions({ status, ownership, merged_into }: Listing): ListingAction[] {
  if (merged_into || status === "draft") return [];
  return [
    ...actionsByStatus[status],
    ...(ownership === "owned" ? (["revoke"] as const) : []),
    "merge",
  ];
}
