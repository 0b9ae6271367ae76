import type { Enums } from "@/lib/supabase/database.types";

type Status = Enums<"listing_status">;

type Ownership = Enums<"listing_ownership">;

/** Labels of a listing's status on the admin pages. */
export const listingStatusLabels: Record<Status, string> = {
  draft: "Draft",
  pending: "Pending review",
  published: "Published",
  rejected: "Rejected",
  withdrawn: "Withdrawn",
};

/** Labels of a listing's ownership on the admin pages. */
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

/** Describes a listing's status in one sentence. */
export function describeStatus({ status, status_reason, merged_into }: Listing): string {
  if (status === "draft") return "Only the author can see this draft.";
  if (status === "published") return "This listing is in the directory.";
  if (status === "pending") return "This listing is waiting for an admin to approve or reject it.";
  if (status === "rejected")
    return "An admin rejected this listing. Its owner or submitter can resubmit it.";
  if (merged_into) return "This listing was merged into another one, and its page redirects there.";
  return status_reason
    ? "An admin took this listing down."
    : "The owner or submitter withdrew this listing.";
}
