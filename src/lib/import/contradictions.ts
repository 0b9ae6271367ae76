import { listingWarnings } from "@/lib/editor/listing-warnings";
import { officeWarnings } from "@/lib/editor/office-warnings";
import { readTiers } from "@/lib/editor/read-parts";
import type { ImportValue } from "@/lib/import/file-column";
import type { GatheredPractice } from "@/lib/import/parts";
import { textsOf } from "@/lib/import/row";
import { type FieldsOfKind, fieldLabel, fieldsOfKind } from "@/lib/listings/fields";
import { recordOf } from "@/lib/record-of";

const textOf = (value: ImportValue | undefined) => (typeof value === "string" ? value : "");

type Prices = Record<FieldsOfKind<"price">, number | null>;

/** Warnings about values of a practice and its offices that contradict each other. */
export function contradictions({
  listing,
  officePlaces,
}: Pick<GatheredPractice, "listing" | "officePlaces">): string[] {
  const { tiers, address_street, address_state, telehealth_only, telehealth_states } = listing;
  const { offices = [], services = [] } = listing;
  const warnings = listingWarnings({
    ...recordOf<Prices>(fieldsOfKind("price"), (field) => {
      const price = listing[field];
      return typeof price === "number" ? price : null;
    }),
    tiers: readTiers(tiers),
    address_street: textOf(address_street),
    telehealth_only: telehealth_only === true,
    telehealth_states: textsOf(telehealth_states),
    hasVideoVisits: services.some(
      ({ service, coverage }) => service === "video_visits" && coverage !== "not offered",
    ),
  });
  // The first office is the one at the practice's own address.
  const ofOffices = offices.slice(1).flatMap((office, index) => {
    const found = officeWarnings(
      {
        address_street: textOf(office.address_street),
        address_state: textOf(office.address_state),
      },
      textOf(address_state),
    );
    return Object.values(found).flatMap((message) =>
      message ? `${officePlaces[index + 1] ?? "Office"}: ${message}` : [],
    );
  });
  return [
    ...warnings.map(({ fields: [field], message }) => `${fieldLabel(field)}: ${message}`),
    ...ofOffices,
  ];
}
