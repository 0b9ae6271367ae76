import { zodResolver } from "@hookform/resolvers/zod";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { atMost, phoneNumber } from "@/components/forms/field-rules";
import { Form } from "@/components/forms/form";
import { TextField } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { type ClaimEvidence, type OwnClaim, useSaveEvidence } from "@/hooks/claims/claims";
import { plainLine } from "@/lib/format/plain-line";
import { isValidNpi, npiProblem } from "@/lib/listings/npi";
import { formatPhone } from "@/lib/phone/format-phone";
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
  })
  .refine(({ work_email, work_phone }) => work_email || work_phone, {
    path: ["work_email"],
    message: "Enter a work email or a work phone",
  });

type ClaimValues = z.infer<typeof claimSchema>;

/** Converts a profile to form values. */
const toClaimValues = (claim: OwnClaim): ClaimValues => ({
  full_name: claim.full_name ?? "",
  role_at_practice: claim.role_at_practice ?? "",
  npi: claim.npi ?? "",
  work_email: claim.work_email ?? "",
  work_phone: formatPhone(claim.work_phone ?? ""),
});

/** Converts form values to the columns to save. */
const toEvidence = (values: ClaimValues): ClaimEvidence => ({
  ...values,
  work_email: values.work_email || null,
  work_phone: values.work_phone || null,
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
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(claimSchema),
    defaultValues: toClaimValues(claim),
  });
  const { errors } = formState;

  const submit = handleSubmit(async (values) => {
    try {
      await save.mutateAsync({ listingId: claim.doctor_id, evidence: toEvidence(values) });
    } catch {
      // The mutation shows the error, and the form keeps its values.
      return;
    }
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
        <TextField
          label="Your full name"
          autoComplete="name"
          error={errors.full_name}
          {...register("full_name")}
        />
        <TextField
          label="Your role at the practice"
          placeholder="Physician and owner"
          autoComplete="organization-title"
          error={errors.role_at_practice}
          {...register("role_at_practice")}
        />
      </div>
      <TextField
        label="NPI"
        inputMode="numeric"
        hint="Your 10-digit National Provider Identifier, or the practice's."
        error={errors.npi}
        {...register("npi")}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Work email"
          type="email"
          autoComplete="email"
          hint="Ideally at the domain of the practice's website."
          error={errors.work_email}
          {...register("work_email")}
        />
        <TextField
          label="Work phone"
          type="tel"
          autoComplete="tel"
          hint="An email or a phone number is enough."
          error={errors.work_phone}
          {...register("work_phone")}
        />
      </div>
      <p className="text-sm text-ink-soft">
        Only admins see this. Once your claim is approved, a listing without an NPI or phone number
        gets the ones you enter here, and you can change them. The email with your code includes
        your name.
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
