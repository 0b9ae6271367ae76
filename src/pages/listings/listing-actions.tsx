import { MessageCircleQuestion } from "lucide-react";
import { ClaimButton } from "@/components/claims/claim-button";
import { NoContactHelp } from "@/components/listings/no-contact-help";
import { ShareButton } from "@/components/listings/share-button";
import { ActionNotes } from "@/components/requests/action-notes";
import { JoinActions } from "@/components/requests/join-actions";
import { JoinButton } from "@/components/requests/join-button";
import { JoinDialogs } from "@/components/requests/join-dialogs";
import { AcceptingAlert } from "@/components/saved/accepting-alert";
import { CompareToggle } from "@/components/saved/compare-toggle";
import { SaveToggle } from "@/components/saved/save-toggle";
import { Button, LinkButton } from "@/components/ui/button";
import { lazyPart, nothing } from "@/components/ui/lazy-part";
import { useUserId } from "@/hooks/account/session-store";
import type { ListingDetail } from "@/hooks/listings/listing-detail";
import { useRequestDialog } from "@/hooks/listings/listing-dialogs";
import { useHouseholdText } from "@/hooks/prices/stored-household";
import { isClaimable, offersMeeting } from "@/lib/listings/listing-status";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";
import { pageUrl } from "@/lib/site/site";

// Only for members.
const OwnClaimPanel = lazyPart(
  async () => (await import("@/components/claims/own-claim-panel")).OwnClaimPanel,
);

const OwnRequestNote = lazyPart(
  async () => (await import("@/components/requests/own-request-note")).OwnRequestNote,
  { Failed: nothing },
);

/** The buttons of a published listing. */
export function ListingActions({ listing }: { listing: ListingDetail }) {
  const userId = useUserId();
  const household = useHouseholdText();
  const { setAsk } = useRequestDialog();
  const isOwner = userId !== null && listing.user_id === userId;
  return (
    <>
      <div className="mt-6 flex flex-wrap gap-3 sm:mt-8 print:hidden">
        <JoinActions listing={listing} subscribe={t`Subscribe`} />
        <JoinButton listing={listing} purpose="appointment">
          {t`Book Appointment`}
        </JoinButton>
        {offersMeeting(listing) && (
          <JoinButton listing={listing} purpose="meeting">
            {t`Ask for a free meet-and-greet`}
          </JoinButton>
        )}
        {listing.accepts_requests && !isOwner && (
          <Button variant="ghost" onClick={() => setAsk("question")}>
            <MessageCircleQuestion aria-hidden="true" />
            {t`Ask a question`}
          </Button>
        )}
        {isOwner && (
          <LinkButton to={paths.ownPractice(listing.id)} variant="secondary">
            {t`Edit listing`}
          </LinkButton>
        )}
        <SaveToggle listing={listing} />
        <CompareToggle listing={listing} />
        <ShareButton
          title={listing.practice_name}
          url={pageUrl(paths.listingFor(listing.id, household))}
        />
      </div>
      <ActionNotes listing={listing} />
      <NoContactHelp listing={listing} />
      {isClaimable(listing) && (
        <div className="mt-3 -mb-1 flex flex-wrap items-center gap-x-1 print:hidden">
          <p className="text-sm text-ink-soft">{t`Is this your practice?`}</p>
          <ClaimButton listing={listing} />
        </div>
      )}
      {userId && !isOwner && listing.accepts_requests && (
        <OwnRequestNote listingId={listing.id} userId={userId} />
      )}
      {listing.closes_on === null && <AcceptingAlert listing={listing} />}
      <JoinDialogs listing={listing} />
      {userId && (
        <div className="mt-8 empty:hidden print:hidden">
          <OwnClaimPanel listing={listing} userId={userId} />
        </div>
      )}
    </>
  );
}
