import { ClosedSince } from "@/components/practice/closed-since";
import { ListingSteps, type MovableListing } from "@/components/practice/listing-steps";
import { StatusReason } from "@/components/practice/status-reason";
import { InEnglish } from "@/components/ui/in-english";
import { Trans } from "@/components/ui/messages";
import { Notice } from "@/components/ui/notice";
import { isOwnListing } from "@/lib/listings/listing-status";
import { t } from "@/lib/messages";
import { ownListingStatus } from "@/lib/practice/own-listing";

interface UnpublishedNoticeProps {
  listing: MovableListing;
  userId: string;
}

const reasons = {
  draft: t`the listing is a draft`,
  pending: t`the listing is pending review`,
  rejected: t`the listing was rejected`,
  withdrawn: t`the listing isn't in the directory`,
  published: "",
};

/** The notice above an unpublished listing: its status, the reason, and the next steps. */
export function UnpublishedNotice({ listing, userId }: UnpublishedNoticeProps) {
  const { label, sentence } = ownListingStatus(listing);
  if (!isOwnListing(listing, userId)) {
    const status = label.toLowerCase();
    return (
      <Notice tone="attention" title={t`Not published: ${status}`} className="mb-8">
        <Trans>Only the practice and admins can see this page.</Trans>
        <StatusReason reason={listing.status_reason} />
      </Notice>
    );
  }
  const reason = reasons[listing.status];
  return (
    <Notice
      tone={listing.status === "withdrawn" || listing.status === "draft" ? "info" : "attention"}
      // An approved owner may have staff.
      title={
        listing.ownership === "owned"
          ? t`Only your practice can see this page: ${reason}`
          : t`Only you can see this page: ${reason}`
      }
      className="mb-8"
      actions={<ListingSteps listing={listing} userId={userId} />}
    >
      <StatusReason reason={listing.status_reason} appealOf={listing.id} />
      <InEnglish>
        <ClosedSince listing={listing} />
      </InEnglish>
      <p className="mt-1">{sentence}</p>
    </Notice>
  );
}
