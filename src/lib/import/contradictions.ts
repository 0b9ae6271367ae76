import { listingWarnings } from "@/lib/editor/listing-warnings";
import { readTiers } from "@/lib/editor/read-parts";
import type { ImportPractice } from "@/lib/import/gather-practice";
import { type FieldsOfKind, fieldLabel, fieldsOfKind } from "@/lib/listings/fields";
import { recordOf } from "@/lib/record-of";

const textOf = (value: unknown) => (typeof value === "string" ? value : null);

/** Warnings about values of a practice that contradict each other. */
export function contradictions(listing: ImportPractice): string[] {
  const { tiers, address_street, specialty, telehealth_only } = listing;
  const warnings = listingWarnings({
    ...recordOf<Record<FieldsOfKind<"price">, number | null>>(fieldsOfKind("price"), (field) => {
      const price = listing[field];
      return typeof price === "number" ? price : null;
    }),
    tiers: readTiers(tiers),
    address_street: textOf(address_street),
    specialty: textOf(specialty),
    telehealth_only: telehealth_only === true,
  });
  return warnings.map(({ fields: [field], message }) => `${fieldLabel(field)}: ${message}`);
}
