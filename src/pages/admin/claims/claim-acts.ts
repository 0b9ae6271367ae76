import type { DecisionOption } from "@/components/moderation/decision-form";
import type { ClaimedListing, OpenClaim } from "@/hooks/claims/queue";
import { cannedReasons } from "@/lib/moderation/canned-reasons";
import type { ToastInput } from "@/lib/toast";

const nameOf = ({ person }: OpenClaim) => person.full_name ?? "the claimant";

/** Name of the person who loses the listing, or their place in the queue, when a competing claim is approved. */
function currentHolder({ listing, claims }: ClaimedListing): string {
  if (listing.ownership === "owned") return listing.owner?.full_name ?? "its owner";
  const first = claims.find(({ status }) => status === "pending");
  return first ? nameOf(first) : "the first claimant";
}

/** The Approve button of a claim. A competing claim takes the listing from someone else, so it needs a reason. */
export function approvalOf(claim: OpenClaim, claimed: ClaimedListing): DecisionOption {
  if (claim.status !== "competing") return { label: "Approve" };
  const holder = currentHolder(claimed);
  const isOwned = claimed.listing.ownership === "owned";
  return {
    label: "Approve…",
    question: {
      title: isOwned
        ? `Why does ${holder} lose the listing?`
        : `Why is ${holder}'s claim rejected?`,
      hint: isOwned
        ? `${holder} sees this reason. Open requests to the practice will be closed.`
        : `${holder} sees this reason.`,
      reasons: cannedReasons.approveCompetingClaim,
      send: "Approve",
      missing: "Enter a reason for giving the listing to someone else",
    },
  };
}

export const rejection: DecisionOption = {
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
export function outcomeOf(
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
