import { ClosedSince } from "@/components/practice/closed-since";
import { ListingSteps, type MovableListing } from "@/components/practice/listing-steps";
import { StatusReason } from "@/components/practice/status-reason";
import { Notice } from "@/components/ui/notice";
import { isOwnListing } from "@/lib/listings/listing-status";
import { ownListingStatus } from "@/lib/practice/own-listing";

interface UnpublishedNoticeProps {
  listing: MovableListing;
  userId: string;
}

const reasons = {
  draft: "the listing is a draft",
  pending: "the listing is pending review",
  rejected: "the listing was rejected",
  withdrawn: "the listing isn't in the directory",
  published: "",
};

/** The notice above an unpublished listing: its status, the reason, and the next steps. */
export function UnpublishedNotice({ listing, userId }: UnpublishedNoticeProps) {
  const { label, sentence } = ownListingStatus(listing);
  if (!isOwnListing(listing, userId)) {
    return (
      <Notice tone="attention" title={`Not published: ${label.toLowerCase()}`} className="mb-8">
        Only the practice and admins can see this page.
        <StatusReason reason={listing.status_reason} />
      </Notice>
    );
  }
  return (
    <Notice
      tone={listing.status === "withdrawn" || listing.status === "draft" ? "info" : "attention"}
      // An approved owner may have staff.
      title={`Only ${listing.ownership === "owned" ? "your practice" : "you"} can see this page: ${reasons[listing.status]}`}
      className="mb-8"
      actions={<ListingSteps listing={listing} userId={userId} />}
    >
      <StatusReason reason={listing.status_reason} appealOf={listing.id} />
      <ClosedSince listing={listing} />
      <p className="mt-1">{sentence}</p>
    </Notice>
  );
}
