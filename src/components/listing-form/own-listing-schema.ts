import { z } from "zod";
import {
  cliniciansSchema,
  toClinician,
  toClinicianValues,
} from "@/components/listing-form/clinician-schema";
import { fieldSchemas } from "@/components/listing-form/field-schema";
import { emptyFields, toColumns, toFieldValues } from "@/components/listing-form/field-values";
import { priceMistakes } from "@/components/listing-form/price-mistakes";
import { servicesSchema, toServiceValues } from "@/components/listing-form/service-schema";
import { agesOf, tiersSchema } from "@/components/listing-form/tier-schema";
import type { OwnListing } from "@/hooks/listings/own";
import type { Clinician } from "@/lib/listings/clinicians";
import { fieldColumns } from "@/lib/listings/field-columns";
import type { AgePrice } from "@/lib/listings/prices";

/** A practice as its own doctor describes it. */
export const ownListingSchema = z
  .object({
    ...fieldSchemas,
    tiers: tiersSchema,
    services: servicesSchema,
    clinicians: cliniciansSchema,
  })
  .superRefine((values, context) => {
    for (const { field, message } of priceMistakes(values)) {
      context.addIssue({ code: "custom", path: [field], message });
    }
  });

export type OwnListingValues = z.infer<typeof ownListingSchema>;

/** What the form of a new practice starts with. */
export const emptyOwnListing: OwnListingValues = {
  ...emptyFields,
  tiers: [],
  services: {},
  clinicians: [],
};

/** What the form of a saved practice starts with; `clinicians` may be others than are public. */
export const toOwnListingValues = (
  practice: OwnListing,
  clinicians: readonly Clinician[] = practice.clinicians,
): OwnListingValues => ({
  ...toFieldValues(practice),
  tiers: practice.tiers.map((tier) => ({
    label: tier.label,
    min_age: String(tier.min_age),
    max_age: tier.max_age === null ? "" : String(tier.max_age),
    monthly_price: String(tier.monthly_price),
  })),
  clinicians: clinicians.map(toClinicianValues),
  services: toServiceValues(practice.services),
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

/** What is saved of the people. */
export const toClinicians = ({ clinicians }: OwnListingValues): Clinician[] =>
  clinicians.map(toClinician);
