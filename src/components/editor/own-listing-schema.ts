import { z } from "zod";
import {
  cliniciansSchema,
  toClinician,
  toClinicianValues,
} from "@/components/editor/clinician-schema";
import { fieldSchemas } from "@/components/editor/field-schema";
import { emptyFields, toColumns, toFieldValues } from "@/components/editor/field-values";
import { gallerySchema, toGallery, toGalleryValues } from "@/components/editor/gallery-schema";
import {
  emptyOffices,
  officesSchema,
  toOfficeRows,
  toOfficesValues,
} from "@/components/editor/office-schema";
import { priceMistakes } from "@/components/editor/price-mistakes";
import { servicesSchema, toServices, toServiceValues } from "@/components/editor/service-schema";
import { agesOf, tiersSchema } from "@/components/editor/tier-schema";
import { type EditedOffice, readOfficesInOrder } from "@/lib/editor/offices-edit";
import type { ListingChanges } from "@/lib/editor/save-result";
import { typedAmount } from "@/lib/format/numbers";
import { readAnnouncedPrices } from "@/lib/listings/announced-prices";
import type { Clinician } from "@/lib/listings/clinicians";
import { fieldColumns } from "@/lib/listings/field-columns";
import { galleryOf } from "@/lib/listings/gallery";
import { readClinicians } from "@/lib/listings/stored-clinicians";
import { parseFacts } from "@/lib/parse-facts";
import type { AgePrice } from "@/lib/prices/prices";
import { readServices, readTiers } from "@/lib/prices/read-parts";
import { recordOf } from "@/lib/record-of";

const shape = {
  ...fieldSchemas,
  tiers: tiersSchema,
  /** As JSON, which dialogs read and write; empty if no prices are announced. */
  announced_prices: z.string(),
  services: servicesSchema,
  clinicians: cliniciansSchema,
  offices: officesSchema,
  gallery: gallerySchema,
};

/** A field or part of a practice's form. */
export type OwnListingField = keyof typeof shape;

/** The parts of a practice that stand in lists of their own. */
export const listParts: readonly OwnListingField[] = [
  "tiers",
  "announced_prices",
  "services",
  "clinicians",
  "offices",
  "gallery",
];

/** All fields and parts, in form order. */
export const ownListingFields: readonly OwnListingField[] = [...fieldColumns, ...listParts];

/** The schema of a practice that checks some of its fields, and leaves the others as they are typed. */
export const schemaOf = (fields: readonly OwnListingField[]) =>
  z
    .object(
      recordOf<typeof shape>(ownListingFields, (field) =>
        fields.includes(field) ? shape[field] : z.custom(),
      ),
    )
    .superRefine((values, context) => {
      for (const { field, message } of priceMistakes(values)) {
        if (fields.includes(field)) context.addIssue({ code: "custom", path: [field], message });
      }
    });

/** The form of a practice as its editors fill it in. */
export const ownListingSchema = schemaOf(ownListingFields);

export type OwnListingValues = z.infer<typeof ownListingSchema>;

/** The form values of a new practice. */
export const emptyOwnListing: OwnListingValues = {
  ...emptyFields,
  tiers: [],
  announced_prices: "",
  services: {},
  clinicians: [],
  offices: emptyOffices,
  gallery: [],
};

/** Converts a practice to form values; pass clinicians or offices to show pending ones instead of those published. */
export const toOwnListingValues = (
  practice: Readonly<Record<string, unknown>>,
  clinicians: readonly Clinician[] = readClinicians(practice.clinicians),
  offices: readonly EditedOffice[] = readOfficesInOrder(practice.offices),
): OwnListingValues => ({
  ...toFieldValues(practice),
  tiers: readTiers(practice.tiers).map((tier) => ({
    label: tier.label,
    min_age: String(tier.min_age),
    max_age: tier.max_age === null ? "" : String(tier.max_age),
    monthly_price: typedAmount(tier.monthly_price),
  })),
  announced_prices: practice.announced_prices ? JSON.stringify(practice.announced_prices) : "",
  clinicians: clinicians.map(toClinicianValues),
  services: toServiceValues(readServices(practice.services)),
  offices: toOfficesValues(offices),
  gallery: toGalleryValues(galleryOf(practice.gallery)),
});

/** Converts the fields and parts of the form that were changed. */
export function toChanges(values: OwnListingValues, dirty: object): ListingChanges {
  return {
    ...toColumns(
      fieldColumns.filter((field) => field in dirty),
      values,
    ),
    ...("tiers" in dirty && { tiers: toTiers(values) }),
    ...("announced_prices" in dirty && {
      announced_prices: readAnnouncedPrices(parseFacts(values.announced_prices)),
    }),
    ...("services" in dirty && { services: toServices(values.services) }),
    ...("clinicians" in dirty && { clinicians: values.clinicians.map(toClinician) }),
    ...("offices" in dirty && { offices: toOfficeRows(values.offices) }),
    ...("gallery" in dirty && { gallery: toGallery(values.gallery) }),
  };
}

const toTiers = ({ tiers }: OwnListingValues): AgePrice[] =>
  tiers.map((tier) => ({
    ...agesOf(tier),
    label: tier.label,
    monthly_price: Number(tier.monthly_price),
  }));
