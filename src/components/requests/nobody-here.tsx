import { ClaimButton } from "@/components/claims/claim-button";
import { ContactList } from "@/components/listings/contact-list";
import { DirectionsLink } from "@/components/listings/directions-link";
import { NoContactHelp } from "@/components/listings/no-contact-help";
import type { ListingDetail } from "@/hooks/listings/detail";
import { isContactKnown } from "@/lib/listings/contact";
import { isClaimable } from "@/lib/listings/listing-state";

/** Says that a practice cannot answer here yet, how to reach it, and invites it to claim the listing. */
export function NobodyHere({ listing }: { listing: ListingDetail }) {
  return (
    <>
      <p className="mb-5 text-ink-soft">
        {isContactKnown(listing)
          ? "Nobody from this practice is here yet to answer. Contact it directly:"
          : "Nobody from this practice is here yet to answer."}
      </p>
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
