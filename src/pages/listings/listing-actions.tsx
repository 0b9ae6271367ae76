import { ClaimButton } from "@/components/claims/claim-button";
import { ShareButton } from "@/components/listings/share-button";
import { JoinActions } from "@/components/requests/join-actions";
import { JoinButton } from "@/components/requests/join-button";
import { JoinDialogs } from "@/components/requests/join-dialogs";
import { OwnPageNotes } from "@/components/requests/own-page-notes";
import { AcceptingAlert } from "@/components/saved/accepting-alert";
import { CompareToggle } from "@/components/saved/compare-toggle";
import { SaveToggle } from "@/components/saved/save-toggle";
import { LinkButton } from "@/components/ui/button";
import { lazyPart, nothing } from "@/components/ui/lazy-part";
import { useUserId } from "@/hooks/account/session-store";
import type { ListingDetail } from "@/hooks/listings/listing-detail";
import { useHouseholdText } from "@/hooks/prices/stored-household";
import { canReceiveRequests, isClaimable } from "@/lib/listings/listing-status";
import { paths } from "@/lib/paths";
import { isFull, joinMethod } from "@/lib/requests/join-method";
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
  return (
    <>
      <div className="mt-6 flex flex-wrap gap-3 sm:mt-8 print:hidden">
        <JoinActions listing={listing} subscribe="Subscribe" />
        {!(isFull(listing) && joinMethod(listing, "appointment").kind === "contact") && (
          <JoinButton listing={listing} purpose="appointment">
            Book Appointment
          </JoinButton>
        )}
        {isClaimable(listing) && <ClaimButton listingId={listing.id} />}
        {userId && listing.user_id === userId && (
          <LinkButton to={paths.ownPractice(listing.id)} variant="secondary">
            Edit listing
          </LinkButton>
        )}
        <SaveToggle listing={listing} />
        <CompareToggle listing={listing} />
        <ShareButton
          title={listing.practice_name}
          url={pageUrl(paths.listingFor(listing.id, household))}
        />
      </div>
      {userId && listing.user_id !== userId && canReceiveRequests(listing) && (
        <OwnRequestNote listingId={listing.id} userId={userId} />
      )}
      {listing.closes_on === null && <AcceptingAlert listing={listing} />}
      <OwnPageNotes listing={listing} />
      <JoinDialogs listing={listing} />
      {userId && (
        <div className="mt-8 empty:hidden print:hidden">
          <OwnClaimPanel listing={listing} userId={userId} />
        </div>
      )}
    </>
  );
}
