import { z } from "zod";
import { fieldSchemas } from "@/components/listing-form/field-schema";
import { emptyFields, toColumns, toFieldValues } from "@/components/listing-form/field-values";
import { agesOf, tiersSchema } from "@/components/listing-form/tier-schema";
import type { OwnPractice } from "@/hooks/listings/own";
import { fieldColumns } from "@/lib/listings/field-columns";
import type { AgePrice } from "@/lib/listings/prices";

/** A practice as its own doctor describes it. */
export const practiceSchema = z.object({ ...fieldSchemas, tiers: tiersSchema });

export type PracticeValues = z.infer<typeof practiceSchema>;

/** What the form of a new practice starts with. */
export const emptyPractice: PracticeValues = { ...emptyFields, tiers: [] };

/** What the form of a saved practice starts with. */
export const toPracticeValues = (practice: OwnPractice): PracticeValues => ({
  ...toFieldValues(practice),
  tiers: practice.tiers.map((tier) => ({
    label: tier.label,
    min_age: String(tier.min_age),
    max_age: tier.max_age === null ? "" : String(tier.max_age),
    monthly_price: String(tier.monthly_price),
  })),
});

/** What is saved in the listing itself. */
export const toPracticeChanges = (values: PracticeValues) => toColumns(fieldColumns, values);

/** What is saved of the prices by age. */
export const toTiers = ({ tiers }: PracticeValues): AgePrice[] =>
  tiers.map((tier) => ({
    ...agesOf(tier),
    label: tier.label,
    monthly_price: Number(tier.monthly_price),
  }));
