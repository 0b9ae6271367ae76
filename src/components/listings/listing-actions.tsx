import { lazy, Suspense } from "react";
import { ClaimButton } from "@/components/claims/claim-button";
import { OwnPageNotes } from "@/components/listings/own-page-notes";
import { ShareButton } from "@/components/listings/share-button";
import { JoinButton } from "@/components/requests/join-button";
import { JoinDialogs } from "@/components/requests/join-dialogs";
import { LinkButton } from "@/components/ui/link-button";
import type { ListingDetail } from "@/hooks/listings/detail";
import { useUserId } from "@/hooks/session/store";
import { isClaimable } from "@/lib/listings/listing-state";
import { paths } from "@/lib/paths";
import { pageUrl } from "@/lib/site/page-url";

// Members only: strangers go without its weight.
const OwnClaimPanel = lazy(async () => ({
  default: (await import("@/components/claims/own-claim-panel")).OwnClaimPanel,
}));

/** What a visitor may want to do with a public listing. */
export function ListingActions({ doctor }: { doctor: ListingDetail }) {
  const userId = useUserId();
  return (
    <>
      <div className="mt-6 flex flex-wrap gap-3 sm:mt-8 print:hidden">
        <JoinButton doctor={doctor} purpose="membership">
          Subscribe
        </JoinButton>
        <JoinButton doctor={doctor} purpose="appointment">
          Book Appointment
        </JoinButton>
        {isClaimable(doctor) && <ClaimButton listingId={doctor.id} />}
        {userId && doctor.user_id === userId && (
          <LinkButton to={paths.ownPractice(doctor.id)} variant="secondary">
            Edit listing
          </LinkButton>
        )}
        <ShareButton title={doctor.practice_name} url={pageUrl(paths.listing(doctor.id))} />
      </div>
      <OwnPageNotes doctor={doctor} />
      <JoinDialogs doctor={doctor} />
      {userId && (
        <div className="mt-8 empty:hidden print:hidden">
          <Suspense>
            <OwnClaimPanel doctor={doctor} userId={userId} />
          </Suspense>
        </div>
      )}
    </>
  );
}
