import { z } from "zod";
import {
  cliniciansSchema,
  toClinician,
  toClinicianValues,
} from "@/components/listing-form/clinician-schema";
import { fieldSchemas } from "@/components/listing-form/field-schema";
import { emptyFields, toColumns, toFieldValues } from "@/components/listing-form/field-values";
import { priceMistakes } from "@/components/listing-form/price-mistakes";
import {
  servicesSchema,
  toServices,
  toServiceValues,
} from "@/components/listing-form/service-schema";
import { agesOf, tiersSchema } from "@/components/listing-form/tier-schema";
import type { Clinician } from "@/lib/listings/clinicians";
import { type FieldColumn, fieldColumns } from "@/lib/listings/field-columns";
import type { AgePrice } from "@/lib/listings/prices";
import { readServices, readTiers } from "@/lib/listings/read-parts";
import type { ListingChanges } from "@/lib/listings/save-result";
import { readClinicians } from "@/lib/listings/stored-clinicians";

/** The form of a practice as its editors fill it in. */
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

/** The form values of a new practice. */
export const emptyOwnListing: OwnListingValues = {
  ...emptyFields,
  tiers: [],
  services: {},
  clinicians: [],
};

/** Converts a practice to form values; pass `clinicians` to show pending ones instead of those published. */
export const toOwnListingValues = (
  practice: Readonly<Record<string, unknown>>,
  clinicians: readonly Clinician[] = readClinicians(practice.clinicians),
): OwnListingValues => ({
  ...toFieldValues(practice),
  tiers: readTiers(practice.tiers).map((tier) => ({
    label: tier.label,
    min_age: String(tier.min_age),
    max_age: tier.max_age === null ? "" : String(tier.max_age),
    monthly_price: String(tier.monthly_price),
  })),
  clinicians: clinicians.map(toClinicianValues),
  services: toServiceValues(readServices(practice.services)),
});

/** Converts form values to changes: the dirty fields and parts of a saved listing, or everything for a new one. */
export function toChanges(values: OwnListingValues, dirty: object | null): ListingChanges {
  const isSent = (field: FieldColumn) => dirty === null || field in dirty;
  const isPartSent = (part: "tiers" | "services" | "clinicians") =>
    dirty === null ? Object.keys(values[part]).length > 0 : part in dirty;
  return {
    ...toColumns(fieldColumns.filter(isSent), values),
    ...(isPartSent("tiers") ? { tiers: toTiers(values) } : {}),
    ...(isPartSent("services") ? { services: toServices(values.services) } : {}),
    ...(isPartSent("clinicians") ? { clinicians: toClinicians(values) } : {}),
  };
}

const toTiers = ({ tiers }: OwnListingValues): AgePrice[] =>
  tiers.map((tier) => ({
    ...agesOf(tier),
    label: tier.label,
    monthly_price: Number(tier.monthly_price),
  }));

const toClinicians = ({ clinicians }: OwnListingValues): Clinician[] => clinicians.map(toClinician);
