import { useState } from "react";
import { ApprovedClaim, isUnproven } from "@/components/claims/approved-claim";
import { ClosedClaim, isClosedClaim } from "@/components/claims/closed-claim";
import { PendingClaim } from "@/components/claims/pending-claim";
import { ListingList } from "@/components/profiles/listing-list";
import { Section } from "@/components/profiles/section";
import { LoadFailure } from "@/components/ui/load-failure";
import { isOpenClaim, useOwnClaims } from "@/hooks/claims/own";
import { useRelatedListings } from "@/hooks/profiles/contributions";
import { type ListingRelation, relationTo } from "@/lib/listings/listing-state";

interface OwnClaimsProps {
  userId: string;
  /** The label for each relation of the member to a listing. */
  ties: Record<ListingRelation, string>;
}

/** A member's claims: open ones with their evidence, approved ones without a verified work email, and closed ones. */
export function OwnClaims({ userId, ties }: OwnClaimsProps) {
  const { data: listings = [] } = useRelatedListings(userId);
  const claims = useOwnClaims(userId);
  const claimed = listings.filter((listing) => relationTo(listing, userId) === "claimant");
  const filed = claims.data ?? [];
  const open = filed.filter(isOpenClaim);
  const closed = filed.filter(isClosedClaim);

  // A claim whose work email was just verified stays visible.
  const [unproven, setUnproven] = useState<readonly string[]>([]);
  const added = filed.filter(
    (claim) => isUnproven(claim, userId) && !unproven.includes(claim.doctor_id),
  );
  if (added.length > 0) setUnproven([...unproven, ...added.map(({ doctor_id }) => doctor_id)]);
  const approved = filed.filter(({ doctor_id }) => unproven.includes(doctor_id));

  if ([claimed, open, approved, closed].every(({ length }) => length === 0)) return null;
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
        {approved.map((claim) => (
          <ApprovedClaim key={claim.doctor_id} claim={claim} />
        ))}
        {closed.map((claim) => (
          <ClosedClaim key={claim.doctor_id} claim={claim} hasLink />
        ))}
      </div>
    </Section>
  );
}
