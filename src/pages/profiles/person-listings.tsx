import { ListingList } from "@/components/profiles/listing-list";
import { Section } from "@/components/profiles/section";
import { SectionEmpty, SectionLoading } from "@/components/profiles/section-states";
import { LoadFailure } from "@/components/ui/load-failure";
import { useRelatedListings } from "@/hooks/profiles/contributions";
import { isPublic, relationTo } from "@/lib/listings/listing-state";

const ties = { owner: "owner", claimant: "", submitter: "added this listing" };

/** The published listings that a member added or owns. Pending claims are not public. */
export function PersonListings({ userId }: { userId: string }) {
  return (
    <Section title="Listings">
      <Listings userId={userId} />
    </Section>
  );
}

function Listings({ userId }: { userId: string }) {
  const listings = useRelatedListings(userId);

  if (listings.isPending) return <SectionLoading label="Loading listings..." />;
  if (!listings.data) return <LoadFailure query={listings} />;
  const shown = listings.data.filter(
    (listing) => isPublic(listing) && relationTo(listing, userId) !== "claimant",
  );
  if (shown.length === 0) return <SectionEmpty>No public listings yet.</SectionEmpty>;
  return <ListingList listings={shown} userId={userId} ties={ties} />;
}
