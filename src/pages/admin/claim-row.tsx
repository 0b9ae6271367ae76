import { DecisionForm } from "@/components/admin/decision-form";
import { QueueRow } from "@/components/admin/queue-row";
import { TextLink } from "@/components/ui/text-link";
import { type PendingClaim, useDecideClaim } from "@/hooks/admin/claims";
import { formatDay } from "@/lib/dates";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";
import { ClaimEvidence } from "@/pages/admin/claim-evidence";

/** A claim to be approved or rejected. */
export function ClaimRow({ claim }: { claim: PendingClaim }) {
  const decision = useDecideClaim();
  const practice = claim.doctor.practice_name;
  const place = `${claim.doctor.address_city}, ${claim.doctor.address_state}`;

  async function decide(isApproved: boolean, reason: string) {
    await decision.mutateAsync({
      doctorId: claim.doctor_id,
      claimant: claim.claimant,
      version: claim.version,
      isApproved,
      reason,
    });
    toast({
      title: isApproved ? "Claim approved" : "Claim rejected",
      description: isApproved
        ? `The claimant owns the listing of ${practice} now.`
        : `The listing of ${practice} can be claimed again.`,
      tone: "success",
    });
  }

  return (
    <QueueRow
      title={<TextLink to={paths.doctor(claim.doctor_id)}>{practice}</TextLink>}
      lead={`${place} · claimed ${formatDay(claim.created_at)}`}
    >
      <ClaimEvidence claim={claim} />
      <DecisionForm
        noteLabel="Reason"
        noteHint="Needed to reject. The claimant reads it. Approving hands the listing over to the claimant."
        acceptLabel="Approve"
        refuseLabel="Reject"
        missingNote="Say why the claim is rejected"
        onDecide={decide}
      />
    </QueueRow>
  );
}
