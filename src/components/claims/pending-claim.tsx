import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { lazyPart } from "@/components/ui/lazy-part";
import { TextLink } from "@/components/ui/text-link";
import type { OwnClaim } from "@/hooks/claims/claims";
import { useWithdrawClaim } from "@/hooks/claims/withdraw-claim";
import { focusOnMount } from "@/lib/browser/focus";
import { formatPhone } from "@/lib/format/format-phone";
import { paths } from "@/lib/paths";

const ClaimForm = lazyPart(async () => (await import("@/components/claims/claim-form")).ClaimForm);

const WorkAddress = lazyPart(
  async () => (await import("@/components/claims/work-email")).WorkAddress,
);

interface PendingClaimProps {
  claim: OwnClaim;
  practiceName: string;
  /** The heading level of the title. */
  headingLevel: 2 | 3;
  /** Whether the title links to the listing, outside of its page. */
  hasLink?: boolean;
  /** Takes the focus, after a dialog has closed. */
  isFocused?: boolean;
}

function describeNextStep({ status }: OwnClaim, isComplete: boolean): string {
  if (status === "prepared") {
    return isComplete
      ? "An admin compares it when they review the listing. Until then, you can change your details."
      : "Please tell us who you are, so that you become the verified owner when the listing is published. Without evidence, it's published without an owner, and you can't edit it until we have approved you.";
  }
  if (!isComplete) {
    return "An admin reviews each claim. Please tell us who you are so it can be approved. Without evidence, it expires after 30 days.";
  }
  return status === "competing"
    ? "Someone else also owns or has claimed this listing. An admin will compare both claims and decide. Until then, you can change your details."
    : "An admin will review it. Until then, you can change your details.";
}

/** An open claim and its evidence, which the claimant can change until an admin decides. */
export function PendingClaim({
  claim,
  practiceName,
  headingLevel,
  hasLink = false,
  isFocused = false,
}: PendingClaimProps) {
  const [isEditing, setIsEditing] = useState(false);
  const isComplete = claim.full_name !== null;
  const Heading = headingLevel === 2 ? "h2" : "h3";
  const isForm = isEditing || !isComplete;
  return (
    <Card tone={isComplete ? "plain" : "apricot"}>
      <Heading
        className="text-xl break-words"
        {...(isFocused && { tabIndex: -1, ref: focusOnMount })}
      >
        {claim.status === "prepared" ? "Your ownership of" : "Your claim on"}{" "}
        {hasLink ? (
          <TextLink to={paths.listing(claim.doctor_id)}>{practiceName}</TextLink>
        ) : (
          practiceName
        )}
      </Heading>
      <p className="mt-2 mb-5 max-w-prose">{describeNextStep(claim, isComplete)}</p>
      {isForm ? (
        <ClaimForm claim={claim} onSaved={() => setIsEditing(false)} />
      ) : (
        <ClaimSummary claim={claim} />
      )}
      {!isForm && claim.work_email && (
        <WorkAddress
          claim={claim}
          address={claim.work_email}
          headingLevel={headingLevel === 2 ? 3 : 4}
        />
      )}
      <div className="mt-4 -ml-4 flex flex-wrap gap-2">
        {isComplete && (
          <Button variant="ghost" size="sm" onClick={() => setIsEditing(!isEditing)}>
            {isEditing ? "Cancel editing" : "Change details"}
          </Button>
        )}
        {claim.status !== "prepared" && (
          <WithdrawClaimButton claim={claim} practiceName={practiceName} />
        )}
      </div>
    </Card>
  );
}

function ClaimSummary({ claim }: { claim: OwnClaim }) {
  const facts = [
    { term: "Name", value: claim.full_name },
    { term: "Role", value: claim.role_at_practice },
    { term: "NPI", value: claim.npi },
    { term: "Work email", value: claim.work_email },
    {
      term: claim.is_phone_public ? "Work phone, for patients too" : "Work phone, for admins only",
      value: claim.work_phone && formatPhone(claim.work_phone),
    },
    { term: "Message to our admins", value: claim.message },
  ].filter(({ value }) => value);
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {facts.map(({ term, value }) => (
        <div key={term} className="min-w-0">
          <dt className="text-sm text-ink-soft">{term}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface WithdrawClaimButtonProps {
  claim: OwnClaim;
  practiceName: string;
}

/** Withdraws an open claim after a confirmation. */
function WithdrawClaimButton({ claim, practiceName }: WithdrawClaimButtonProps) {
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const withdraw = useWithdrawClaim(claim);

  const submit = () => withdraw.mutate(undefined, { onSettled: () => setIsDialogOpen(false) });

  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setIsDialogOpen(true)}>
        Withdraw claim
      </Button>
      <Dialog
        lang="en"
        open={isDialogOpen}
        onOpenChange={setIsDialogOpen}
        title="Withdraw your claim?"
        description={`Your claim on ${practiceName} will end, and others can claim the listing. You can claim it again later.`}
        actions={
          <>
            <DialogClose>
              <Button variant="ghost">Keep claim</Button>
            </DialogClose>
            <Button variant="danger" isBusy={withdraw.isPending} onClick={submit}>
              Withdraw
            </Button>
          </>
        }
      />
    </>
  );
}
