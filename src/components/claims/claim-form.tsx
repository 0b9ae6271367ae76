import { zodResolver } from "@hookform/resolvers/zod";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { CheckboxField } from "@/components/forms/checkbox-field";
import { atMost, phoneNumber } from "@/components/forms/field-rules";
import { Form } from "@/components/forms/form";
import { TextField } from "@/components/forms/text-field";
import { TextareaField } from "@/components/forms/textarea-field";
import { Button } from "@/components/ui/button";
import { type CurrentMember, useCurrentMember } from "@/hooks/account/current-member";
import { type ClaimEvidence, type OwnClaim, useSaveEvidence } from "@/hooks/claims/claims";
import { formatPhone } from "@/lib/format/format-phone";
import { isValidNpi, npiProblem } from "@/lib/format/npi";
import { plainLine } from "@/lib/format/plain-line";
import { claimEvidenceLimits } from "@/lib/supabase/column-limits";
import { toast } from "@/lib/toast";

/** The evidence of a claim as typed. An empty string means null. */
const claimSchema = z
  .object({
    full_name: plainLine
      .min(2, "Enter your full name")
      .refine(...atMost(claimEvidenceLimits.full_name, "A name")),
    role_at_practice: plainLine
      .min(2, "Enter your role at the practice")
      .refine(...atMost(claimEvidenceLimits.role_at_practice)),
    npi: z
      .string()
      .trim()
      .min(1, "Enter your NPI, or the practice's")
      .transform((text) => text.replace(/[\s-]/g, ""))
      .refine(isValidNpi, npiProblem),
    work_email: z
      .string()
      .trim()
      .regex(
        /^$|^[^\s@?&%]+@[^\s@?&%]+\.[^\s@?&%]+$/,
        "Enter an email address like name@example.com",
      )
      .refine(...atMost(claimEvidenceLimits.work_email, "An email address")),
    work_phone: phoneNumber,
    is_phone_public: z.boolean(),
    message: z
      .string()
      .trim()
      .refine(...atMost(claimEvidenceLimits.message)),
  })
  .refine(({ work_email, work_phone }) => work_email || work_phone, {
    path: ["work_email"],
    message: "Enter a work email or a work phone",
  });

type ClaimValues = z.infer<typeof claimSchema>;

const fold = (name: string) => name.trim().toLowerCase();

/** The member's likely role at the practice; empty if nothing suggests one. */
function guessRole({ listing }: OwnClaim, { full_name, roles }: CurrentMember): string {
  if (roles.includes("doctor")) return "Physician";
  const isClinician =
    full_name && listing?.clinicians.some(({ name }) => fold(name) === fold(full_name));
  return isClinician ? "Clinician" : "";
}

/** The evidence of a claim as form values. Until the claimant has saved it, name and role come from their account. */
function toClaimValues(claim: OwnClaim, member: CurrentMember | null): ClaimValues {
  const isNew = claim.full_name === null && member !== null;
  return {
    full_name: claim.full_name ?? member?.full_name ?? "",
    role_at_practice: claim.role_at_practice ?? (isNew ? guessRole(claim, member) : ""),
    // A doctor who added the practice has entered their NPI there.
    npi: claim.npi ?? (claim.status === "prepared" ? claim.listing?.npi : null) ?? "",
    work_email: claim.work_email ?? "",
    work_phone: formatPhone(claim.work_phone ?? ""),
    is_phone_public: claim.is_phone_public,
    message: claim.message ?? "",
  };
}

/** Converts form values to the columns to save. */
const toEvidence = (values: ClaimValues): ClaimEvidence => ({
  ...values,
  work_email: values.work_email || null,
  work_phone: values.work_phone || null,
  message: values.message || null,
});

interface ClaimFormProps {
  claim: OwnClaim;
  onSaved: () => void;
  /** A button beside the one that saves. */
  later?: ReactNode;
}

/** The evidence form of a claim. */
export function ClaimForm({ claim, onSaved, later }: ClaimFormProps) {
  const save = useSaveEvidence();
  const { data: member = null } = useCurrentMember();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(claimSchema),
    values: toClaimValues(claim, member),
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  const { errors } = formState;
  const fieldProps = (field: keyof ClaimValues) => ({ error: errors[field], ...register(field) });

  const submit = handleSubmit(async (values) => {
    await save.mutateAsync({ listingId: claim.doctor_id, evidence: toEvidence(values) });
    toast({
      title: "Details saved",
      description: "An admin will review your claim.",
      tone: "success",
    });
    onSaved();
  });

  return (
    <Form onSubmit={submit} submitsOnEnter={false} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Your full name" autoComplete="name" {...fieldProps("full_name")} />
        <TextField
          label="Your role at the practice"
          placeholder="Physician and owner"
          autoComplete="organization-title"
          {...fieldProps("role_at_practice")}
        />
      </div>
      <TextField
        label="NPI"
        inputMode="numeric"
        hint="Your 10-digit National Provider Identifier, or the practice's."
        {...fieldProps("npi")}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Work email"
          type="email"
          autoComplete="email"
          hint="An address at the practice's website speeds up the review."
          {...fieldProps("work_email")}
        />
        <TextField
          label="Work phone"
          type="tel"
          autoComplete="tel"
          hint="An email or a phone number is enough."
          {...fieldProps("work_phone")}
        />
      </div>
      {!claim.listing?.phone && (
        <CheckboxField
          label="Show this number to patients as the practice's phone"
          hint="Once your claim is approved. Otherwise only admins see it."
          {...register("is_phone_public")}
        />
      )}
      <TextareaField
        label="Message to our admins"
        rows={2}
        hint="If an earlier claim was rejected, answer here."
        isOptional
        {...fieldProps("message")}
      />
      <p className="text-sm text-ink-soft">
        Only admins see this. If the listing has no NPI, which is public in the NPI registry, we add
        yours when your claim is approved. The email with your code includes your name.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" isBusy={save.isPending}>
          Save details
        </Button>
        {later}
      </div>
    </Form>
  );
}
