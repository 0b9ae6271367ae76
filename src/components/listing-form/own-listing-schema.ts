import { z } from "zod";
import { fieldSchemas } from "@/components/listing-form/field-schema";
import { emptyFields, toColumns, toFieldValues } from "@/components/listing-form/field-values";
import { agesOf, tiersSchema } from "@/components/listing-form/tier-schema";
import type { OwnListing } from "@/hooks/listings/own";
import { fieldColumns } from "@/lib/listings/field-columns";
import type { AgePrice } from "@/lib/listings/prices";

/** A practice as its own doctor describes it. */
export const ownListingSchema = z.object({ ...fieldSchemas, tiers: tiersSchema });

export type OwnListingValues = z.infer<typeof ownListingSchema>;

/** What the form of a new practice starts with. */
export const emptyOwnListing: OwnListingValues = { ...emptyFields, tiers: [] };

/** What the form of a saved practice starts with. */
export const toOwnListingValues = (practice: OwnListing): OwnListingValues => ({
  ...toFieldValues(practice),
  tiers: practice.tiers.map((tier) => ({
    label: tier.label,
    min_age: String(tier.min_age),
    max_age: tier.max_age === null ? "" : String(tier.max_age),
    monthly_price: String(tier.monthly_price),
  })),
});

/** What is saved in the listing itself. */
export const toOwnListingColumns = (values: OwnListingValues) => toColumns(fieldColumns, values);

/** What is saved of the prices by age. */
export const toTiers = ({ tiers }: OwnListingValues): AgePrice[] =>
  tiers.map((tier) => ({
    ...agesOf(tier),
    label: tier.label,
    monthly_price: Number(tier.monthly_price),
  }));
