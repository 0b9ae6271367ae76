import { listingFields } from "@/lib/listings/field-table";
import { fieldLabel, fieldsThatAre } from "@/lib/listings/fields";

type ImportField = Extract<(typeof listingFields)[number], { example: string }>;

export type ImportColumn = ImportField["column"];

const importFields = listingFields.filter((field) => "example" in field);

/** Without these there is no listing. */
export const neededColumns: readonly ImportColumn[] = fieldsThatAre("needed");

/** The fields of a listing that a file may bring, as the database calls them; those first that it must bring. */
export const importColumns: readonly ImportColumn[] = [
  ...neededColumns,
  ...importFields.map(({ column }) => column).filter((column) => !neededColumns.includes(column)),
];

/** For each field of a listing, the place of the file's column that fills it. */
export type ColumnMapping = Partial<Record<ImportColumn, number>>;

/**
 * What else than its label a column may be called, the better names first. What is filled becomes public, so a heading that may mean
 * something else ("Notes", "Price", "Telehealth") is none of them.
 */
const otherHeadings: Partial<Record<ImportColumn, readonly string[]>> = {
  practice_name: ["practice", "clinic name", "clinic", "business name", "name"],
  address_city: ["address city", "town"],
  address_state: ["address state"],
  address_zip: ["zip", "postal code", "postcode", "address zip"],
  address_street: ["street", "address street", "address line 1"],
  credentials: ["doctor name", "doctor", "physician name", "physician"],
  specialty: ["speciality", "specialties"],
  bio: ["bio"],
  monthly_price: ["price per month", "monthly fee"],
  yearly_price: ["annual price", "price per year", "yearly fee", "annual fee"],
  visit_fee: ["visit fee"],
  family_cap: ["family maximum", "household cap"],
  tiers: ["age bands"],
  phone: ["phone number", "telephone", "office phone", "practice phone"],
  website: ["web address", "homepage", "url"],
  enrollment_url: ["enrollment url"],
  booking_url: ["booking url"],
  npi: ["NPI number", "national provider identifier"],
  accepting_new_patients: ["accepting patients", "accepting"],
  telehealth_only: ["virtual only"],
};

/** The headings that are understood without asking, the better ones first. */
export const knownHeadings = (column: ImportColumn): readonly string[] => [
  fieldLabel(column),
  ...(otherHeadings[column] ?? []),
];

// "Zip-Code" is "zip code", and "Monthly price ($)" "monthly price".
const simplify = (heading: string) => heading.toLowerCase().replace(/[^a-z0-9]/g, "");

/** Finds the columns whose headings are known. Better names win; no column is used twice. */
export function guessColumns(headings: readonly string[]): ColumnMapping {
  const simple = headings.map(simplify);
  const mapping: ColumnMapping = {};
  for (const column of importColumns) {
    const place = knownHeadings(column)
      .map((name) => simple.indexOf(simplify(name)))
      .find((found) => found >= 0);
    if (place !== undefined && !Object.values(mapping).includes(place)) mapping[column] = place;
  }
  return mapping;
}

/** What a column of the file is called. */
export const headingAt = (headings: readonly string[], place: number): string =>
  headings[place] || `Column ${place + 1}`;

/** The columns of a file that fill nothing, by name. */
export function unusedHeadings(headings: readonly string[], mapping: ColumnMapping): string[] {
  const used = new Set(Object.values(mapping));
  return headings.flatMap((_heading, place) => (used.has(place) ? [] : headingAt(headings, place)));
}
