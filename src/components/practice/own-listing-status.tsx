import { ClosedSince } from "@/components/practice/closed-since";
import { ListingSteps } from "@/components/practice/listing-steps";
import { StatusReason } from "@/components/practice/status-reason";
import { LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { TextLink } from "@/components/ui/text-link";
import type { OwnListing } from "@/hooks/listings/own-listings";
import { isPublic } from "@/lib/listings/listing-status";
import { editorOf, ownListingStatus } from "@/lib/listings/own-listing";
import { paths } from "@/lib/paths";

const noticeTones = {
  positive: "success",
  attention: "attention",
  danger: "danger",
  neutral: "info",
} as const;

/** Explains what happens with a new listing. */
export function NewListingNotice() {
  return (
    <Notice title="A new listing" className="mb-8">
      Only you can see it until you submit it for review. We review each new listing before it
      appears in the directory. Is your practice{" "}
      <TextLink to={paths.directory()}>already listed</TextLink>? Claim it there instead.
    </Notice>
  );
}

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
        <>
          {editor !== "submitter" && (
            <LinkButton to={paths.offices(practice.id)} size="sm" variant="secondary">
              Offices and hours
            </LinkButton>
          )}
          {editor !== "submitter" && (
            <LinkButton to={paths.departures(practice.id)} size="sm" variant="secondary">
              Clinician departures
            </LinkButton>
          )}
          {/* A manager can't withdraw or close the listing. */}
          {editor !== "manager" && <ListingSteps listing={practice} userId={userId} place="form" />}
        </>
      }
    >
      <StatusReason reason={practice.status_reason} appealOf={practice.id} />
      <ClosedSince listing={practice} />
      <p>
        {sentence} <TextLink to={paths.listing(practice.id)}>View the listing</TextLink>
      </p>
      {isPublic(practice) && editor !== "submitter" && (
        <p className="mt-1">
          We review changes to the name, clinicians, credentials, NPI, or address before they're
          published. Everything else goes live right away.{" "}
          <TextLink to={paths.activityOf(practice.id)}>
            See activity and share your listing
          </TextLink>
        </p>
      )}
    </Notice>
  );
}
