import { useId, useState } from "react";
import { Facts } from "@/components/admin/facts";
import { Queue } from "@/components/admin/queue";
import { QueueGroup } from "@/components/admin/queue-row";
import { Button } from "@/components/ui/button";
import { TextLink } from "@/components/ui/text-link";
import { useDecideLater, usePendingDecisions } from "@/hooks/admin/decide-later";
import {
  type ClaimedListing,
  useApproveClaims,
  useClaimedListings,
} from "@/hooks/claims/claim-queue";
import { shortLabel } from "@/lib/admin/failed-checks";
import type { Verdict } from "@/lib/admin/verdicts";
import { formatAge, formatDay } from "@/lib/format/dates";
import { formatPhone } from "@/lib/format/format-phone";
import { hostnameOf } from "@/lib/format/web-addresses";
import { joinClasses } from "@/lib/join-classes";
import { paths } from "@/lib/paths";
import { ApproveDialog } from "@/pages/admin/approve-dialog";
import { ClaimCard, claimRow } from "@/pages/admin/claim-card";

/** The queue of pending claims, grouped by listing. */
export function ClaimsPanel() {
  const query = useClaimedListings();
  const unsent = usePendingDecisions();
  const undecided = query.data?.filter(({ doctor_id }) => !unsent.has(claimRow(doctor_id)));
  const matching = (undecided ?? []).filter(isMatching);
  return (
    <Queue
      title="Claims pending review"
      filtered="claims"
      emptyText="Nothing to review. Claims appear here until you approve or reject them."
      query={{ ...query, data: undecided }}
      keys={{ approve: "Approve the claim", reject: "Reject the claim, with a reason" }}
      intro={matching.length > 1 && <MatchingClaims matching={matching} />}
    >
      {(claimed) => <ClaimRow key={claimed.doctor_id} claimed={claimed} />}
    </Queue>
  );
}

/** Whether the only claim on a listing has passed all checks. */
const isMatching = ({ claims: [claim, rival] }: ClaimedListing) =>
  claim?.status === "pending" && rival === undefined && claim.failed_checks?.length === 0;

/** Approves several claims that have passed all checks. */
function MatchingClaims({ matching }: { matching: ClaimedListing[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const approval = useApproveClaims();
  const decideLater = useDecideLater();
  const found = matching.flatMap(({ doctor_id, listing, isOwn, claims: [claim] }) =>
    claim ? [{ ...claim, id: doctor_id, practice_name: listing.practice_name, isOwn }] : [],
  );

  function approve(ids: string[]) {
    const claims = found.filter(({ id }) => ids.includes(id));
    const count = claims.length === 1 ? "1 claim" : `${claims.length} claims`;
    setIsOpen(false);
    void decideLater({
      rows: claims.map(({ id }) => claimRow(id)),
      targets: [],
      title: `Approving ${count}`,
      undoEffect: "keep the claims open",
      failure: `Couldn't approve ${count}`,
      reason: "",
      send: () => approval.mutateAsync(claims),
      done: (problems) => ({
        title:
          problems.length > 0
            ? `${claims.length - problems.length} of ${count} approved`
            : `${count} approved`,
        description: problems.map(({ name, problem }) => `${name}: ${problem}`).join(" "),
        tone: problems.length > 0 ? "error" : "success",
      }),
    });
  }

  return (
    <>
      <Button size="sm" variant="secondary" className="mb-4" onClick={() => setIsOpen(true)}>
        Approve {found.length} that match…
      </Button>
      {isOpen && (
        <ApproveDialog
          title={`Approve ${found.length} claims?`}
          description="Their work emails are verified, name, NPI, and place match the registry and the listing, and there is no other claim."
          cases={found.map((claim) => ({
            id: claim.id,
            label: claim.practice_name,
            hint: `${claim.full_name ?? claim.person.full_name ?? "Someone with no name"}, NPI ${claim.npi}${claim.work_email ? `, ${claim.work_email}` : ""}`,
            warnings: [],
            isOwn: claim.isOwn,
          }))}
          onApprove={approve}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

/** The state of the claims on a listing, in a few words. */
function summaryOf(claimed: ClaimedListing): Verdict[] {
  const [claim, rival] = claimed.claims;
  if (!claim) return [];
  return [
    ...(rival || claim.status === "competing"
      ? [{ tone: "attention", label: "Competing" } as const]
      : []),
    ...(claim.has_evidence
      ? (claim.failed_checks ?? []).map(
          (check) => ({ tone: "attention", label: shortLabel(check) }) as const,
        )
      : [{ tone: "attention", label: "No evidence" } as const]),
    ...(claim.failed_checks?.length === 0
      ? [{ tone: "positive", label: "All checks passed" } as const]
      : []),
  ];
}

/** A listing with all open claims on it, side by side. */
export function ClaimRow({ claimed }: { claimed: ClaimedListing }) {
  const id = useId();
  const { listing, doctor_id, claims } = claimed;
  const [first] = claims;
  const name = first?.person.full_name ?? "someone with no name";
  const people = claims.length === 1 ? `Claimed by ${name}` : `${claims.length} claims, the first`;
  return (
    <QueueGroup
      headingId={id}
      title={<TextLink to={paths.listing(doctor_id)}>{listing.practice_name}</TextLink>}
      lead={`${listing.address_city}, ${listing.address_state} · ${people} ${formatAge(first?.created_at ?? "")}`}
      verdicts={summaryOf(claimed)}
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
          listing.ownership === "owned" && {
            term: "Current owner",
            value: <Owner claimed={claimed} />,
          },
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
