import { z } from "zod";
import { atMost, price } from "@/components/forms/field-rules";
import { plainLine } from "@/lib/format/plain-line";
import { overlappingBands, withInclusiveEnds } from "@/lib/prices/age-spans";
import { membershipTiersLimits } from "@/lib/supabase/column-limits";
import { maxAgeBands } from "@/lib/supabase/shared-limits";

const isAge = (text: string) => /^\d{1,3}$/.test(text) && Number(text) <= 120;

const tier = z
  .object({
    label: plainLine
      .min(1, "Enter a name, like “Adults”")
      .refine(...atMost(membershipTiersLimits.label, "A name")),
    min_age: z.string().trim().refine(isAge, "Enter an age from 0 to 120"),
    max_age: z
      .string()
      .trim()
      .refine((text) => text === "" || isAge(text), "Enter an age up to 120, or leave this empty"),
    monthly_price: price.refine((text) => text !== "", "Enter the price"),
  })
  .refine(({ min_age, max_age }) => max_age === "" || Number(max_age) >= Number(min_age), {
    path: ["max_age"],
    error: "Enter an age no lower than the first age",
  });

/** A price by age as it is typed; an empty last age means "and older". */
export type TierValues = z.infer<typeof tier>;

export const emptyTier: TierValues = { label: "", min_age: "", max_age: "", monthly_price: "" };

/** The ages of a row as numbers. */
export const agesOf = ({ min_age, max_age }: Pick<TierValues, "min_age" | "max_age">) => ({
  min_age: Number(min_age),
  max_age: max_age.trim() === "" ? null : Number(max_age),
});

/** Whether both ages are valid. */
export const isReadable = ({ min_age, max_age }: TierValues) =>
  isAge(min_age.trim()) && (max_age.trim() === "" || isAge(max_age.trim()));

/**
 * Returns the rows without shared ages if each begins at the age where the one before ends; null if
 * no row has to change.
 */
export function normalizeTiers(tiers: readonly TierValues[]): TierValues[] | null {
  if (!tiers.every(isReadable)) return null;
  const inclusive = withInclusiveEnds(tiers.map((one) => ({ ...one, ...agesOf(one) })));
  return (
    inclusive?.map(({ max_age, min_age, ...one }) => ({
      ...one,
      min_age: String(min_age),
      max_age: max_age === null ? "" : String(max_age),
    })) ?? null
  );
}

export const tiersSchema = z
  .array(tier)
  .max(maxAgeBands)
  .transform((tiers) => normalizeTiers(tiers) ?? tiers)
  .superRefine((tiers, context) => {
    for (const index of overlappingBands(tiers.map(agesOf))) {
      context.addIssue({
        code: "custom",
        path: [index, "min_age"],
        message: "Another row already has a price for this age",
      });
    }
  });
