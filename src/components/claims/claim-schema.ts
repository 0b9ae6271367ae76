import { z } from "zod";
import { atMost, phoneNumber } from "@/components/forms/field-rules";
import type { ClaimEvidence, OwnClaim } from "@/hooks/claims/own";
import { plainLine } from "@/lib/format/plain-line";
import { isValidNpi, npiProblem } from "@/lib/listings/npi";
import { formatPhone } from "@/lib/phone/format-phone";
import { claimEvidenceLimits } from "@/lib/supabase/column-limits";

/** The evidence of a claim as typed. An empty string means null. */
export const claimSchema = z
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

export type ClaimValues = z.infer<typeof claimSchema>;

/** Converts a profile to form values. */
export const toClaimValues = (claim: OwnClaim): ClaimValues => ({
  full_name: claim.full_name ?? "",
  role_at_practice: claim.role_at_practice ?? "",
  npi: claim.npi ?? "",
  work_email: claim.work_email ?? "",
  work_phone: formatPhone(claim.work_phone ?? ""),
});

/** Converts form values to the columns to save. */
export const toEvidence = (values: ClaimValues): ClaimEvidence => ({
  ...values,
  work_email: values.work_email || null,
  work_phone: values.work_phone || null,
});
