import { z } from "zod";
import { type FieldSchemas, fieldSchemas } from "@/components/editor/field-schema";
import { basicFields, emptyFields, type FieldValues } from "@/components/editor/field-values";
import { atMost } from "@/components/forms/field-rules";
import type { BasicField } from "@/lib/listings/field-columns";
import { recordOf } from "@/lib/record-of";
import { submissionNotesLimits } from "@/lib/supabase/column-limits";

const basics = recordOf<Pick<FieldSchemas, BasicField>>(
  basicFields,
  (field) => fieldSchemas[field],
);

/** The form to add a listing. An empty string means null. */
export const listingSchema = z.object({
  /** Generated with the draft, so that sending the form twice adds one listing. */
  id: z.uuid(),
  ...basics,
  how_known: z
    .string()
    .trim()
    .refine(...atMost(submissionNotesLimits.how_known)),
  is_own_practice: z.boolean(),
});

export type ListingValues = z.infer<typeof listingSchema>;

/** The basic fields of a listing. */
export type BasicListing = Pick<FieldValues, BasicField>;

export const emptyListing: Omit<ListingValues, "id"> = {
  ...recordOf<BasicListing>(basicFields, (field) => emptyFields[field]),
  how_known: "",
  is_own_practice: false,
};

const draftSchema = z
  .object({
    id: z.uuid(),
    ...recordOf<Record<BasicField, z.ZodString>>(basicFields, () => z.string()),
    how_known: z.string(),
    is_own_practice: z.boolean(),
  })
  .partial();

/** Converts a stored draft to form values; missing values are empty. */
export function toListingValues(draft: unknown): ListingValues {
  const { data = {} } = draftSchema.safeParse(draft);
  const typed = Object.entries(data).filter(([, value]) => value !== undefined);
  return { ...emptyListing, id: crypto.randomUUID(), ...Object.fromEntries(typed) };
}
