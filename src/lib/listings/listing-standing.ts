import type { Enums } from "@/lib/supabase/database.types";

type Status = Enums<"listing_status">;
type Ownership = Enums<"listing_ownership">;

/** Where a listing can stand, as the desk calls it. */
export const listingStatusLabels: Record<Status, string> = {
  draft: "Draft",
  pending: "Waiting",
  published: "Public",
  rejected: "Refused",
  withdrawn: "Withdrawn",
};

/** Who can have a listing in hand, as the desk calls it. */
export const ownershipLabels: Record<Ownership, string> = {
  none: "No owner",
  claimed: "Claimed",
  owned: "Owned",
};

interface Listing {
  status: Status;
  status_reason: string | null;
  merged_into: string | null;
}

/** One sentence on where a listing stands. */
export function describeStanding({ status, status_reason, merged_into }: Listing): string {
  if (status === "draft") return "Only its author sees it.";
  if (status === "published") return "Everybody finds it in the directory.";
  if (status === "pending") return "It waits for an administrator to verify or refuse it.";
  if (status === "rejected") return "An administrator refused it. Its people can send it again.";
  if (merged_into) return "It was merged into another listing, and its address leads there.";
  return status_reason
    ? "An administrator took it down."
    : "Its owner, or who added it, withdrew it.";
}
