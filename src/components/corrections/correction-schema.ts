import { z } from "zod";
import { atMost } from "@/components/forms/field-rules";
import { fieldSchemas } from "@/components/listing-form/field-schema";
import { type CorrectionField, isCorrectionField } from "@/lib/listings/correction-fields";
import { isYesOrNo } from "@/lib/listings/fields";
import { listingCorrectionsLimits } from "@/lib/supabase/column-limits";

const yesOrNo = z.string().regex(/^(true|false)$/, "Choose yes or no");

/** The schema of a field; a checkbox is a yes-or-no choice here. */
const valueSchema = (field: CorrectionField) => (isYesOrNo(field) ? yesOrNo : fieldSchemas[field]);

/** A proposed correction, whose value is validated by its field's schema. */
export const correctionSchema = z
  .object({
    field: z.string().refine(isCorrectionField, "Choose what's wrong"),
    proposed_value: z.string().trim(),
    note: z
      .string()
      .trim()
      .refine(...atMost(listingCorrectionsLimits.note)),
  })
  .transform(({ field, proposed_value, note }, context) => {
    if (!isCorrectionField(field)) return z.NEVER;
    const { data, error } = valueSchema(field).safeParse(proposed_value);
    const message = error ? error.issues[0]?.message : !data && "Enter what it should say";
    if (message) {
      context.addIssue({ code: "custom", path: ["proposed_value"], message });
    }
    return { field, proposed_value: String(data ?? ""), note: note || null };
  });

export const emptyCorrection = { field: "", proposed_value: "", note: "" };
