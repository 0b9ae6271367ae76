import { useId, useState } from "react";
import { DecisionForm, type DecisionOption } from "@/components/admin/decision-form";
import { Facts } from "@/components/admin/facts";
import { NpiCheck } from "@/components/admin/npi-check";
import { currentRowClasses } from "@/components/admin/queue-row";
import { RegistryCheck } from "@/components/admin/registry-check";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { KeyHint } from "@/components/ui/key-hint";
import { Notice } from "@/components/ui/notice";
import { TextLink } from "@/components/ui/text-link";
import { useDecideLater } from "@/hooks/admin/decide-later";
import { type ClaimedListing, type OpenClaim, useDecideClaim } from "@/hooks/claims/claim-queue";
import { roleLabel } from "@/lib/account/roles";
import { cannedReasons } from "@/lib/admin/canned-reasons";
import { npiWarnings, redLabels } from "@/lib/admin/verdicts";
import { moveFocusOnRemoval } from "@/lib/browser/focus";
import { formatDay } from "@/lib/format/dates";
import { formatPhone } from "@/lib/format/format-phone";
import { enumerate } from "@/lib/format/numbers";
import { joinClasses } from "@/lib/join-classes";
import { paths } from "@/lib/paths";
import type { ToastInput } from "@/lib/toast";
import { DomainCheck } from "@/pages/admin/domain-check";

interface ClaimEvidenceProps {
  claim: OpenClaim;
  claimed: ClaimedListing;
}

export const hasEvidence = ({
  full_name,
  role_at_practice,
  npi,
  work_email,
  work_phone,
}: OpenClaim) => [full_name, role_at_practice, npi, work_email, work_phone].some(Boolean);

/** The evidence of a claim, compared with the listing. */
function ClaimEvidence({ claim, claimed }: ClaimEvidenceProps) {
  const roles = claim.person.roles.map(({ role }) => roleLabel(role)).join(", ") || "No role";
  if (!hasEvidence(claim)) {
    return (
      <p className="mt-4 flex flex-wrap items-center gap-3">
        <Badge tone="attention">No evidence</Badge>
        <span className="text-sm text-ink-soft">Account: {roles}</span>
      </p>
    );
  }
  return (
    <Facts
      className="mt-4"
      facts={[
        { term: "Full name", value: claim.full_name },
        { term: "Role at the practice", value: claim.role_at_practice },
        { term: "NPI", value: <ClaimedNpi claim={claim} claimed={claimed} /> },
        claim.npi !== null && {
          term: "NPI registry",
          value: (
            <RegistryCheck
              npi={claim.npi}
              registry={claimed.registry}
              expected={expectedOf({ claim, claimed })}
            />
          ),
        },
        {
          term: claim.is_phone_public ? "Work phone, for patients too" : "Work phone, private",
          value: claim.work_phone && formatPhone(claim.work_phone),
        },
        { term: workEmailTerm(claim), value: claim.work_email },
        {
          term: "Work email and website",
          value: (
            <DomainCheck
              email={claim.work_email}
              website={claimed.listing.website}
              comparison={claim.compare_work_email}
              isProven={claim.work_email_proven_at !== null}
            />
          ),
        },
        { term: "Account", value: roles },
      ]}
    />
  );
}

/** A verified work email is stronger evidence than one that the claimant only typed. */
const workEmailTerm = ({ work_email_proven_at: at }: OpenClaim): string =>
  at ? `Work email, verified on ${formatDay(at)}` : "Work email, not verified";

function ClaimedNpi({ claim, claimed }: ClaimEvidenceProps) {
  const listed = claimed.listing.npi;
  return (
    <>
      <NpiCheck npi={claim.npi} />
      {listed && claim.npi && (
        <>
          {" "}
          <Badge tone={listed === claim.npi ? "positive" : "attention"}>
            {listed === claim.npi ? "Matches the listing" : "Differs from the listing"}
          </Badge>
        </>
      )}
    </>
  );
}

/** What the registry record of the claimant's NPI should match. */
const expectedOf = ({ claim, claimed: { listing } }: ClaimEvidenceProps) => ({
  people: [
    claim.full_name ?? claim.person.full_name,
    ...listing.clinicians
      .filter(({ npi }) => npi === claim.npi)
      .flatMap(({ former_names }) => former_names),
  ],
  practice: listing.practice_name,
  formerPractices: listing.former_names,
  city: listing.address_city,
  state: listing.address_state,
});

/** What is checked of a claim. */
export const checkedClaim = (claim: OpenClaim, claimed: ClaimedListing) => ({
  npi: claim.npi,
  registry: claimed.registry,
  expected: expectedOf({ claim, claimed }),
  listedNpi: claimed.listing.npi,
});

const nameOf = ({ person }: OpenClaim) => person.full_name ?? "the claimant";

/** Name of the person who loses the listing, or their place in the queue, when a competing claim is approved. */
function nameOfIncumbent({ listing, claims }: ClaimedListing): string {
  if (listing.ownership === "owned") return listing.owner?.full_name ?? "its owner";
  const first = claims.find(({ status }) => status === "pending");
  return first ? nameOf(first) : "the first claimant";
}

/** The Approve button of a claim. A competing claim takes the listing from someone else, so it needs a reason. */
function approvalOf(claim: OpenClaim, claimed: ClaimedListing): DecisionOption {
  if (claim.status !== "competing") return { label: "Approve" };
  const incumbent = nameOfIncumbent(claimed);
  const isOwned = claimed.listing.ownership === "owned";
  return {
    label: "Approve…",
    question: {
      title: isOwned
        ? `Why are you taking the listing from ${incumbent}?`
        : `Why are you rejecting ${incumbent}'s claim?`,
      hint: isOwned
        ? `We'll show this reason to ${incumbent}. Open requests to the practice will be closed.`
        : `We'll show this reason to ${incumbent}.`,
      reasons: cannedReasons.approveCompetingClaim,
      send: "Approve",
      missing: "Enter a reason for giving the listing to someone else",
    },
  };
}

const rejection: DecisionOption = {
  label: "Reject…",
  question: {
    title: "Why are you rejecting this claim?",
    hint: "The claimant sees this reason.",
    reasons: cannedReasons.rejectClaim,
    send: "Reject",
    missing: "Enter a reason for rejecting the claim",
  },
};

/** The confirmation toast after a decision. */
function outcomeOf(
  isApproved: boolean,
  claim: OpenClaim,
  { listing, claims }: ClaimedListing,
): ToastInput {
  const practice = listing.practice_name;
  if (isApproved) {
    return {
      title: "Claim approved",
      description: `${nameOf(claim)} now owns the listing of ${practice}.`,
      tone: "success",
    };
  }
  const isHeld = listing.ownership === "owned" || claim.status === "competing";
  const others = claims.length > 1;
  return {
    title: "Claim rejected",
    description: isHeld
      ? `The listing of ${practice} stays unchanged.`
      : others
        ? `The next claim on ${practice} moves up.`
        : `${practice} can be claimed again.`,
    tone: "success",
  };
}

/** The row of a listing's claims, which disappears while a decision about one of them can be undone. */
export const claimRow = (listing: string) => `claims of ${listing}`;

interface ClaimCardProps {
  claim: OpenClaim;
  claimed: ClaimedListing;
  /** The id of the heading that names the listing. */
  listingHeading: string;
}

/** One person's claim on a listing. */
export function ClaimCard({ claim, claimed, listingHeading }: ClaimCardProps) {
  const id = useId();
  const decision = useDecideClaim();
  const decideLater = useDecideLater();
  // The reason of an approval without evidence, kept until the admin confirms it.
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const claimant = claim.person.full_name ?? "Someone with no name";
  const added = (claim.approval_adds ?? []).map((field) => (field === "npi" ? "NPI" : field));

  async function decide(isApproved: boolean, reason: string) {
    if (isApproved && !hasEvidence(claim) && unconfirmed === null) {
      setUnconfirmed(reason);
      return;
    }
    const isWithoutEvidence = isApproved && unconfirmed !== null;
    const finalReason = isWithoutEvidence ? unconfirmed : reason;
    setUnconfirmed(null);
    const { listing, doctor_id } = claimed;
    await decideLater({
      rows: [claimRow(doctor_id)],
      targets: [doctor_id],
      title: `${isApproved ? "Approving" : "Rejecting"} the claim of ${claimant}`,
      undoEffect: "keep the claim open",
      failure: `Couldn't ${isApproved ? "approve" : "reject"} the claim of ${claimant} on ${listing.practice_name}`,
      reason: finalReason,
      send: () =>
        decision.mutateAsync({ claim, isApproved, reason: finalReason, isWithoutEvidence }),
      done: () => outcomeOf(isApproved, claim, claimed),
    });
  }

  return (
    <article
      ref={moveFocusOnRemoval}
      aria-labelledby={`${id} ${listingHeading}`}
      tabIndex={-1}
      className={joinClasses(
        // The scroll margin keeps the listing above the card in view.
        "flex min-w-0 flex-col rounded-lg p-4 ring-1 ring-line ring-inset first:scroll-mt-56 sm:p-5 lg:scroll-mt-56",
        currentRowClasses,
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h4 id={id} className="min-w-0 text-lg font-semibold break-words">
          <TextLink to={paths.profile(claim.claimant)}>{claimant}</TextLink>
        </h4>
        {claim.status === "competing" && <Badge tone="attention">Competing claim</Badge>}
      </div>
      <p className="mt-1 text-sm text-ink-soft">Claimed {formatDay(claim.created_at)}</p>
      <ClaimEvidence claim={claim} claimed={claimed} />
      {added.length > 0 && (
        <p className="mt-3 text-sm">Approving adds this {enumerate(added)} to the listing.</p>
      )}
      <div className="mt-auto">
        {unconfirmed !== null && (
          <Notice tone="attention" isAlert className="mt-5">
            This claim has no evidence. Approve it anyway? The decision log will say so.
          </Notice>
        )}
        <DecisionForm
          approve={
            unconfirmed === null
              ? approvalOf(claim, claimed)
              : { label: "Approve without evidence" }
          }
          reject={rejection}
          isOwn={claimed.isOwn}
          warnings={
            claim.npi
              ? redLabels(npiWarnings(claim.npi, claimed.registry, expectedOf({ claim, claimed })))
              : []
          }
          onDecide={decide}
        >
          {unconfirmed !== null && (
            <Button
              size="sm"
              variant="ghost"
              aria-keyshortcuts="Escape"
              onClick={() => setUnconfirmed(null)}
            >
              Don't approve
              <KeyHint>Esc</KeyHint>
            </Button>
          )}
        </DecisionForm>
      </div>
    </article>
  );
}
