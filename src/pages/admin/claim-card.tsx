import { useId } from "react";
import { DecisionForm, type DecisionOption } from "@/components/admin/decision-form";
import { currentRowClasses } from "@/components/admin/queue-row";
import { Badge } from "@/components/ui/badge";
import { TextLink } from "@/components/ui/text-link";
import { useDecideLater } from "@/hooks/admin/decide-later";
import { type ClaimedListing, type OpenClaim, useDecideClaim } from "@/hooks/claims/claim-queue";
import { cannedReasons } from "@/lib/admin/canned-reasons";
import { moveFocusOnRemoval } from "@/lib/browser/focus";
import { formatAge } from "@/lib/format/dates";
import { enumerate } from "@/lib/format/numbers";
import { joinClasses } from "@/lib/join-classes";
import { paths } from "@/lib/paths";
import type { ToastInput } from "@/lib/toast";
import { ClaimEvidence, describeFailedChecks } from "@/pages/admin/claim-evidence";

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
  const claimant = claim.person.full_name ?? "Someone with no name";
  const evidence = { claim, listing: claimed.listing, registry: claimed.registry };
  const added = (claim.approval_adds ?? []).map((field) => (field === "npi" ? "NPI" : field));

  async function decide(isApproved: boolean, reason: string) {
    const { listing, doctor_id } = claimed;
    await decideLater({
      rows: [claimRow(doctor_id)],
      targets: [doctor_id],
      title: `${isApproved ? "Approving" : "Rejecting"} the claim of ${claimant}`,
      undoEffect: "keep the claim open",
      failure: `Couldn't ${isApproved ? "approve" : "reject"} the claim of ${claimant} on ${listing.practice_name}`,
      reason,
      send: () => decision.mutateAsync({ claim, isApproved, reason }),
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
      <p className="mt-1 text-sm text-ink-soft">Claimed {formatAge(claim.created_at)}</p>
      <ClaimEvidence {...evidence} />
      {added.length > 0 && (
        <p className="mt-3 text-sm">Approving adds this {enumerate(added)} to the listing.</p>
      )}
      <div className="mt-auto">
        <DecisionForm
          approve={approvalOf(claim, claimed)}
          reject={rejection}
          isOwn={claimed.isOwn}
          warnings={describeFailedChecks(evidence)}
          onDecide={decide}
        />
      </div>
    </article>
  );
}
