import { useId, useState } from "react";
import { DecisionForm } from "@/components/moderation/decision-form";
import { currentRowClasses } from "@/components/moderation/queue-row";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { KeyHint } from "@/components/ui/key-hint";
import { Notice } from "@/components/ui/notice";
import { TextLink } from "@/components/ui/text-link";
import { type ClaimedListing, type OpenClaim, useDecideClaim } from "@/hooks/claims/queue";
import { passFocusOn } from "@/lib/browser/row-focus";
import { formatDay } from "@/lib/format/dates";
import { joinClasses } from "@/lib/join-classes";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";
import { approvalOf, outcomeOf, rejection } from "@/pages/admin/claims/claim-acts";
import { ClaimEvidence } from "@/pages/admin/claims/claim-evidence";

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
  // The reason of an approval without evidence, kept until the admin confirms it.
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const claimant = claim.person.full_name ?? "Someone with no name";

  async function decide(isApproved: boolean, reason: string) {
    const isWithoutEvidence = isApproved && unconfirmed !== null;
    const finalReason = isWithoutEvidence ? unconfirmed : reason;
    const outcome = await decision.mutateAsync({
      claim,
      isApproved,
      reason: finalReason,
      isWithoutEvidence,
    });
    setUnconfirmed(outcome === "no evidence" ? finalReason : null);
    if (outcome === "decided") toast(outcomeOf(isApproved, claim, claimed));
  }

  return (
    <article
      ref={passFocusOn}
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
          onDecide={decide}
        >
          {unconfirmed !== null && (
            <Button
              size="sm"
              variant="ghost"
              aria-keyshortcuts="Escape"
              onClick={() => setUnconfirmed(null)}
            >
              Don’t approve
              <KeyHint>Esc</KeyHint>
            </Button>
          )}
        </DecisionForm>
      </div>
    </article>
  );
}
