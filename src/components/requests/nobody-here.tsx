import { ClaimButton } from "@/components/claims/claim-button";
import { ContactList } from "@/components/listings/contact-list";
import { DirectionsLink } from "@/components/listings/directions-link";
import { NoContactHelp } from "@/components/listings/no-contact-help";
import type { ListingDetail } from "@/hooks/listings/detail";
import { isContactKnown } from "@/lib/listings/contact";
import { isClaimable } from "@/lib/listings/listing-state";
import { isFull } from "@/lib/requests/way-in";

function introOf(listing: ListingDetail): string {
  if (isFull(listing)) return "This practice is full. Contact it about its waitlist:";
  return isContactKnown(listing)
    ? "This practice isn't on DPC Nearby yet. Contact it directly:"
    : "This practice isn't on DPC Nearby yet.";
}

/** How to reach a practice that can't answer here yet, and the button to claim its listing. */
export function DirectContact({ listing }: { listing: ListingDetail }) {
  return (
    <>
      <p className="mb-5 text-ink-soft">{introOf(listing)}</p>
      <ContactList listing={listing} />
      <NoContactHelp listing={listing} />
      <DirectionsLink listing={listing} className="mt-6 w-full" />
      {isClaimable(listing) && (
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-5">
          <p className="font-semibold">Is this your practice?</p>
          <ClaimButton listingId={listing.id} />
        </div>
      )}
    </>
  );
}
