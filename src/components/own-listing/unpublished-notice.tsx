import { ListingSteps, type MovableListing } from "@/components/own-listing/listing-steps";
import { StateReason } from "@/components/own-listing/state-reason";
import { Notice } from "@/components/ui/notice";
import { isOwnListing } from "@/lib/listings/listing-state";
import { ownState } from "@/lib/listings/own-listing";

interface UnpublishedNoticeProps {
  listing: MovableListing;
  userId: string;
}

const titles = {
  waiting: "Only you see this page: the listing waits for a check",
  refused: "Only you see this page: the listing was refused",
  withdrawn: "Only you see this page: the listing is not in the directory",
  public: "",
};

/** Stands above a listing that only its people see: where it is, why, and what they can do. */
export function UnpublishedNotice({ listing, userId }: UnpublishedNoticeProps) {
  const { label, sentence } = ownState(listing);
  if (!isOwnListing(listing, userId)) {
    return (
      <Notice tone="attention" title={`Not public: ${label.toLowerCase()}`} className="mb-8">
        Only its own people and administrators see this page.
        <StateReason reason={listing.state_reason} />
      </Notice>
    );
  }
  return (
    <Notice
      tone={listing.state === "withdrawn" ? "info" : "attention"}
      title={titles[listing.state]}
      className="mb-8"
      actions={<ListingSteps listing={listing} userId={userId} />}
    >
      <StateReason reason={listing.state_reason} />
      <p className="mt-1">{sentence}</p>
    </Notice>
  );
}
