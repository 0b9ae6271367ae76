import { useId } from "react";
import { Facts } from "@/components/admin/facts";
import { Queue } from "@/components/admin/queue";
import { QueueGroup } from "@/components/admin/queue-row";
import { TextLink } from "@/components/ui/text-link";
import { usePendingDecisions } from "@/hooks/admin/decide-later";
import { type ClaimedListing, useClaimedListings } from "@/hooks/claims/claim-queue";
import { formatDay } from "@/lib/format/dates";
import { formatPhone } from "@/lib/format/format-phone";
import { hostnameOf } from "@/lib/format/web-addresses";
import { joinClasses } from "@/lib/join-classes";
import { paths } from "@/lib/paths";
import { ClaimCard, claimRow } from "@/pages/admin/claim-card";

/** The queue of pending claims, grouped by listing. */
export function ClaimsPanel() {
  const query = useClaimedListings();
  const unsent = usePendingDecisions();
  const undecided = query.data?.filter(({ doctor_id }) => !unsent.has(claimRow(doctor_id)));
  return (
    <Queue
      title="Claims pending review"
      emptyText="Nothing to review. Claims appear here until you approve or reject them."
      query={{ ...query, data: undecided }}
      keys={{ approve: "Approve the claim", reject: "Reject the claim, with a reason" }}
    >
      {(claimed) => <ClaimRow key={claimed.doctor_id} claimed={claimed} />}
    </Queue>
  );
}

/** A listing with all open claims on it, side by side. */
function ClaimRow({ claimed }: { claimed: ClaimedListing }) {
  const id = useId();
  const { listing, doctor_id, claims } = claimed;
  const people = claims.length === 1 ? "1 claim" : `${claims.length} claims`;
  return (
    <QueueGroup
      headingId={id}
      title={<TextLink to={paths.listing(doctor_id)}>{listing.practice_name}</TextLink>}
      lead={`${listing.address_city}, ${listing.address_state} · ${people}`}
    >
      <Facts
        columns={3}
        className="mt-4 rounded-lg bg-sage p-4"
        facts={[
          { term: "Listing NPI", value: listing.npi },
          { term: "Listing phone", value: listing.phone && formatPhone(listing.phone) },
          {
            term: "Listing website",
            value: listing.website && (
              <TextLink to={listing.website} target="_blank" rel="noopener noreferrer nofollow">
                {hostnameOf(listing.website)}
              </TextLink>
            ),
          },
          ...(listing.ownership === "owned"
            ? [{ term: "Current owner", value: <Owner claimed={claimed} /> }]
            : []),
        ]}
      />
      <div className={joinClasses("mt-5 grid gap-5", claims.length > 1 && "lg:grid-cols-2")}>
        {claims.map((claim) => (
          <ClaimCard key={claim.claimant} claim={claim} claimed={claimed} listingHeading={id} />
        ))}
      </div>
    </QueueGroup>
  );
}

function Owner({ claimed: { listing } }: { claimed: ClaimedListing }) {
  if (!listing.user_id) return "A deleted account";
  return (
    <>
      <TextLink to={paths.profile(listing.user_id)}>
        {listing.owner?.full_name ?? "Someone with no name"}
      </TextLink>
      {listing.owned_since && ` since ${formatDay(listing.owned_since)}`}
    </>
  );
}
