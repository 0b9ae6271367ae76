import { ClosedClaim, isClosedClaim } from "@/components/claims/closed-claim";
import { PendingClaim } from "@/components/claims/pending-claim";
import { ListingList } from "@/components/profiles/listing-list";
import { Section } from "@/components/profiles/section";
import { LoadFailure } from "@/components/ui/load-failure";
import { isOpenClaim, useOwnClaims } from "@/hooks/claims/own";
import { useRelatedListings } from "@/hooks/profiles/contributions";
import { type Tie, tieTo } from "@/lib/listings/listing-state";

interface OwnClaimsProps {
  userId: string;
  /** How to call what ties the person to each listing. */
  ties: Record<Tie, string>;
}

/** The listings a person claims, what administrators need to know for it, and claims that came to nothing. */
export function OwnClaims({ userId, ties }: OwnClaimsProps) {
  const { data: listings = [] } = useRelatedListings(userId);
  const claims = useOwnClaims(userId);
  const claimed = listings.filter((listing) => tieTo(listing, userId) === "claimant");
  const filed = claims.data ?? [];
  const open = filed.filter(isOpenClaim);
  const closed = filed.filter(isClosedClaim);

  if (claimed.length === 0 && open.length === 0 && closed.length === 0) return null;
  return (
    <Section title="Your claims">
      <div className="grid gap-4">
        {claimed.length > 0 && (
          <ListingList listings={claimed} userId={userId} ties={ties} hasStates />
        )}
        {claims.isError && <LoadFailure query={claims} />}
        {open.map((claim) => (
          <PendingClaim
            key={claim.doctor_id}
            claim={claim}
            practiceName={claim.listing?.practice_name ?? "this listing"}
            headingLevel={3}
          />
        ))}
        {closed.map((claim) => (
          <ClosedClaim key={claim.doctor_id} claim={claim} hasLink />
        ))}
      </div>
    </Section>
  );
}
