import { Section } from "@/components/profiles/section";
import { SectionEmpty, SectionLoading } from "@/components/profiles/section-states";
import { LinkButton } from "@/components/ui/link-button";
import { LoadFailure } from "@/components/ui/load-failure";
import { type RelatedListing, useRelatedListings } from "@/hooks/profiles/contributions";
import { relationTo } from "@/lib/listings/listing-state";
import { paths } from "@/lib/paths";
import { OwnClaims } from "@/pages/dashboard/own-claims";
import { OwnListingRow } from "@/pages/dashboard/own-listing-row";

const ties = {
  owner: "your practice",
  claimant: "claimed by you",
  submitter: "added by you",
};

/** The listings a person added or owns and, apart from them, those they claim. */
export function OwnListings({ userId }: { userId: string }) {
  return (
    <div className="grid gap-12">
      <Section
        title="Your listings"
        action={
          <LinkButton to={paths.addListing} variant="ghost" size="sm">
            Add a Doctor
          </LinkButton>
        }
      >
        <Listings userId={userId} />
      </Section>
      <OwnClaims userId={userId} ties={ties} />
    </div>
  );
}

function Listings({ userId }: { userId: string }) {
  const listings = useRelatedListings(userId);

  if (listings.isPending) return <SectionLoading label="Loading your listings..." />;
  if (!listings.data) return <LoadFailure query={listings} />;
  const notClaimed = listings.data.filter((listing) => relationTo(listing, userId) !== "claimant");
  const isOwned = (listing: RelatedListing) => relationTo(listing, userId) === "owner";
  // The member's own practice comes first.
  const own = notClaimed.toSorted((one, other) => Number(isOwned(other)) - Number(isOwned(one)));
  if (own.length === 0) {
    return (
      <SectionEmpty>No listings yet. Listings you add appear here with their status.</SectionEmpty>
    );
  }
  return (
    <ul className="grid gap-3">
      {own.map((listing) => (
        <li key={listing.id}>
          <OwnListingRow
            listing={listing}
            userId={userId}
            tie={ties[relationTo(listing, userId)]}
          />
        </li>
      ))}
    </ul>
  );
}
