import { PendingClaim } from "@/components/claims/pending-claim";
import { RejectedClaim } from "@/components/claims/rejected-claim";
import { ListingList } from "@/components/profiles/listing-list";
import { Section } from "@/components/profiles/section";
import { SectionFailed } from "@/components/profiles/section-states";
import { useOwnClaims } from "@/hooks/doctors/own-claims";
import { useRelatedListings } from "@/hooks/profiles/contributions";
import { type Tie, tieTo } from "@/lib/listing-state";

interface OwnClaimsProps {
  userId: string;
  /** How to call what ties the person to each listing. */
  ties: Record<Tie, string>;
}

/** The listings a person claims, what administrators need to know for it, and claims that were refused. */
export function OwnClaims({ userId, ties }: OwnClaimsProps) {
  const { data: listings = [] } = useRelatedListings(userId);
  const claims = useOwnClaims(userId);
  const claimed = listings.filter((listing) => tieTo(listing, userId) === "claimant");
  const filed = claims.data ?? [];
  const pending = filed.filter(({ state }) => state === "pending");
  const rejected = filed.filter(({ state }) => state === "rejected");

  if (claimed.length === 0 && rejected.length === 0) return null;
  return (
    <Section title="Your claims">
      <div className="grid gap-4">
        {claimed.length > 0 && (
          <ListingList listings={claimed} userId={userId} ties={ties} hasStates />
        )}
        {claims.isError && <SectionFailed query={claims} />}
        {pending.map((claim) => (
          <PendingClaim
            key={claim.doctor_id}
            claim={claim}
            practiceName={claim.doctor?.practice_name ?? "this listing"}
            headingLevel={3}
          />
        ))}
        {rejected.map((claim) => (
          <RejectedClaim key={claim.doctor_id} claim={claim} hasLink />
        ))}
      </div>
    </Section>
  );
}
