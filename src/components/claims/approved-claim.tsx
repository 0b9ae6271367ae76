import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { Form } from "@/components/forms/form";
import { TextField } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { lazyPart } from "@/components/ui/lazy-part";
import { useCurrentMember } from "@/hooks/account/current-member";
import { type OwnClaim, useSaveWorkEmail } from "@/hooks/claims/claims";
import { emailSchema } from "@/lib/account/credentials";

const WorkAddress = lazyPart(
  async () => (await import("@/components/claims/work-email")).WorkAddress,
);

/** Whether the owner added the listing or took it over, so that an admin has compared no evidence. */
const isWithoutEvidence = ({ role_at_practice, npi, work_phone }: OwnClaim): boolean =>
  [role_at_practice, npi, work_phone].every((value) => value === null);

/** Whether the person owns the listing, but hasn't verified a work email that can prove something. */
export const isUnproven = (claim: OwnClaim, userId: string): boolean =>
  claim.status === "approved" &&
  claim.listing?.user_id === userId &&
  claim.work_email_proven_at === null &&
  (claim.work_email !== null || (isWithoutEvidence(claim) && claim.listing.website !== null));

/** A listing of its owner whose work email isn't verified yet, with the steps to verify it. */
export function ApprovedClaim({ claim }: { claim: OwnClaim }) {
  const canChange = isWithoutEvidence(claim) && claim.work_email_proven_at === null;
  return (
    <Card>
      <h3 className="text-xl break-words">
        {claim.listing?.practice_name ?? "Your practice"} is yours
      </h3>
      <p className="mt-2 max-w-prose">
        If you verify a work email at your website's domain, the listing shows it under “How we
        know”, with the date.
      </p>
      {canChange && <WorkEmailForm key={claim.work_email} claim={claim} />}
      {claim.work_email && (
        <WorkAddress claim={claim} address={claim.work_email} headingLevel={4} />
      )}
    </Card>
  );
}

const workEmailSchema = z.object({ workEmail: emailSchema });

/** The work email of an owner without other evidence. */
function WorkEmailForm({ claim }: { claim: OwnClaim }) {
  const save = useSaveWorkEmail();
  const { data: member } = useCurrentMember();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(workEmailSchema),
    defaultValues: { workEmail: claim.work_email ?? "" },
  });

  const submit = handleSubmit(({ workEmail }) =>
    save.mutate({
      listingId: claim.doctor_id,
      fullName: claim.full_name ?? member?.full_name ?? "",
      workEmail,
    }),
  );

  return (
    <Form onSubmit={submit} className="mt-4 flex flex-wrap items-end gap-3">
      <TextField
        label="Work email"
        type="email"
        className="min-w-0 grow basis-60"
        error={formState.errors.workEmail}
        {...register("workEmail")}
      />
      <Button type="submit" size="sm" variant="secondary" isBusy={save.isPending}>
        {claim.work_email ? "Change email" : "Save email"}
      </Button>
    </Form>
  );
}
