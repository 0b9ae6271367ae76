import type { Act } from "@/components/moderation/decision-form";
import type { ClaimedListing, OpenClaim } from "@/hooks/claims/queue";
import { cannedReasons } from "@/lib/moderation/canned-reasons";
import type { ToastInput } from "@/lib/toast";

const nameOf = ({ person }: OpenClaim) => person.full_name ?? "the claimant";

/** Who would lose the listing or their turn if a rival got it. */
function holderOf({ listing, claims }: ClaimedListing): string {
  if (listing.ownership === "owned") return listing.owner?.full_name ?? "its owner";
  const first = claims.find(({ status }) => status === "pending");
  return first ? nameOf(first) : "who claimed it first";
}

/** Approving a claim; a rival's takes the listing from somebody else, who reads why. */
export function approvalOf(claim: OpenClaim, claimed: ClaimedListing): Act {
  if (claim.status !== "competing") return { label: "Approve" };
  const holder = holderOf(claimed);
  const isOwned = claimed.listing.ownership === "owned";
  return {
    label: "Approve…",
    question: {
      title: isOwned
        ? `This takes the listing from ${holder}. Why?`
        : `This rejects the claim of ${holder}. Why?`,
      hint: isOwned
        ? `${holder} loses the listing and reads this. Open requests to the practice end.`
        : `${holder} reads this.`,
      reasons: cannedReasons.approveRival,
      send: "Approve",
      missing: "Say why the listing goes to somebody else",
    },
  };
}

export const rejection: Act = {
  label: "Reject…",
  question: {
    title: "Why is the claim rejected?",
    hint: "The claimant reads this.",
    reasons: cannedReasons.rejectClaim,
    send: "Reject",
    missing: "Say why the claim is rejected",
  },
};

/** What is true after the decision. */
export function outcomeOf(
  isApproved: boolean,
  claim: OpenClaim,
  { listing, claims }: ClaimedListing,
): ToastInput {
  const practice = listing.practice_name;
  if (isApproved) {
    return {
      title: "Claim approved",
      description: `${nameOf(claim)} owns the listing of ${practice} now.`,
      tone: "success",
    };
  }
  const isHeld = listing.ownership === "owned" || claim.status === "competing";
  const others = claims.length > 1;
  return {
    title: "Claim rejected",
    description: isHeld
      ? `The listing of ${practice} stays as it is.`
      : others
        ? `The next claim on the listing of ${practice} takes its place.`
        : `The listing of ${practice} can be claimed again.`,
    tone: "success",
  };
}
