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

/** The claim of one person on a listing, to be approved or rejected. */
export function ClaimCard({ claim, claimed, listingHeading }: ClaimCardProps) {
  const id = useId();
  const decision = useDecideClaim();
  // The reason of an approval that nothing speaks for, until it is meant all the same.
  const [doubted, setDoubted] = useState<string | null>(null);
  const claimant = claim.person.full_name ?? "Somebody without a name";

  async function decide(isApproved: boolean, reason: string) {
    const isWithoutEvidence = isApproved && doubted !== null;
    const said = isWithoutEvidence ? doubted : reason;
    const outcome = await decision.mutateAsync({
      claim,
      isApproved,
      reason: said,
      isWithoutEvidence,
    });
    setDoubted(outcome === "no evidence" ? said : null);
    if (outcome === "decided") toast(outcomeOf(isApproved, claim, claimed));
  }

  return (
    <article
      ref={passFocusOn}
      aria-labelledby={`${id} ${listingHeading}`}
      tabIndex={-1}
      className={joinClasses(
        // Going there shows the listing above it, too.
        "flex min-w-0 flex-col rounded-lg p-4 ring-1 ring-line ring-inset first:scroll-mt-56 sm:p-5 lg:scroll-mt-56",
        currentRowClasses,
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h4 id={id} className="min-w-0 text-lg font-semibold break-words">
          <TextLink to={paths.profile(claim.claimant)}>{claimant}</TextLink>
        </h4>
        {claim.status === "competing" && <Badge tone="attention">Second claim</Badge>}
      </div>
      <p className="mt-1 text-sm text-ink-soft">Claimed {formatDay(claim.created_at)}</p>
      <ClaimEvidence claim={claim} claimed={claimed} />
      <div className="mt-auto">
        {doubted !== null && (
          <Notice tone="attention" isAlert className="mt-5">
            There is no evidence. Approve without it? It stands in the log.
          </Notice>
        )}
        <DecisionForm
          accept={
            doubted === null ? approvalOf(claim, claimed) : { label: "Approve without evidence" }
          }
          refuse={rejection}
          onDecide={decide}
        >
          {doubted !== null && (
            <Button
              size="sm"
              variant="ghost"
              aria-keyshortcuts="Escape"
              onClick={() => setDoubted(null)}
            >
              Do not approve
              <KeyHint>Esc</KeyHint>
            </Button>
          )}
        </DecisionForm>
      </div>
    </article>
  );
}
