import { ClosedSince } from "@/components/practice/closed-since";
import { ListingSteps } from "@/components/practice/listing-steps";
import { StatusReason } from "@/components/practice/status-reason";
import { Notice } from "@/components/ui/notice";
import type { OwnListing } from "@/hooks/practice/own-listings";
import { isPublic } from "@/lib/listings/listing-status";
import { editorOf, ownListingStatus } from "@/lib/practice/own-listing";

const noticeTones = {
  positive: "success",
  attention: "attention",
  danger: "danger",
  neutral: "info",
} as const;

interface OwnListingStatusProps {
  practice: OwnListing;
  userId: string;
}

/** The status of a saved listing, its reason, and the next steps. */
export function OwnListingStatus({ practice, userId }: OwnListingStatusProps) {
  const { label, tone, sentence } = ownListingStatus(practice);
  const editor = editorOf(practice, userId);
  return (
    <Notice
      tone={noticeTones[tone]}
      title={label}
      className="mb-8"
      actions={
        // A manager can't resubmit or relist it.
        editor !== "manager" && <ListingSteps listing={practice} userId={userId} place="setup" />
      }
    >
      <StatusReason reason={practice.status_reason} appealOf={practice.id} />
      <ClosedSince listing={practice} />
      <p>{sentence}</p>
      {isPublic(practice) && editor !== "submitter" && (
        <p className="mt-1">
          We review changes to the name, clinicians, credentials, NPI, or address before they're
          published. Everything else goes live right away.
        </p>
      )}
    </Notice>
  );
}
