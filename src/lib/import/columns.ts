import type { FileColumn, FileName } from "@/lib/import/file-column";
import { informationColumns } from "@/lib/import/information-columns";
import { partColumns } from "@/lib/import/part-columns";
import { rowPartColumns } from "@/lib/import/row-parts";
import { listingFields } from "@/lib/listings/field-table";
import { fieldFacts, fieldLimits, fieldsThatAre } from "@/lib/listings/fields";

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

/** For each column that is known, the place of the file's column that fills it. */
export type ColumnMapping = Readonly<Record<string, number | undefined>>;

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
  monthly_price: ["price per month", "monthly fee", "monthly"],
  yearly_price: [
    "annual price",
    "price per year",
    "yearly fee",
    "annual fee",
    "yearly",
    "annual",
    "annually",
  ],
  enrollment_fee: ["registration fee", "sign-up fee", "joining fee", "initiation fee"],
  visit_fee: ["visit fee"],
  family_cap: ["family maximum", "family max", "household cap", "family price"],
  couple_price: ["couple price", "couple", "two adults"],
  extra_child_price: [
    "extra child price",
    "extra child",
    "additional child",
    "child with a parent",
    "child with parent",
    "child w/ parent",
  ],
  student_price: ["student"],
  employer_price: ["price for employers", "employer price per employee"],
  employer_from: ["employer from", "minimum employees", "from employees"],
  notice_days: ["notice days", "days of notice", "notice period"],
  leaving_fee: ["leaving fee", "cancellation fee"],
  state_statement: [
    "state statement",
    "state law statement",
    "required statement",
    "legal statement",
    "state disclosure",
    "disclaimer",
  ],
  tiers: ["age bands"],
  phone: ["phone number", "telephone", "office phone", "practice phone"],
  fax: ["fax number", "fax #"],
  opened_year: ["year opened", "year of opening", "opened", "established", "founded"],
  social_urls: ["social profile", "social media", "social", "social links", "socials"],
  patient_ages: ["ages", "ages seen", "ages served", "patient ages", "age range"],
  membership_levels: ["levels", "plans", "membership plans", "membership tiers"],
  website: ["web address", "homepage", "url"],
  enrollment_url: ["enrollment url"],
  booking_url: ["booking url"],
  npi: ["NPI number", "national provider identifier"],
  accepting_new_patients: ["accepting patients", "accepting"],
  telehealth_only: ["virtual only"],
  telehealth_states: ["states", "licensed in", "telehealth states"],
  home_visit_miles: ["home visit radius", "home visit miles"],
  model: ["dpc model", "pure or hybrid", "direct or hybrid", "model of care"],
  medicare_opt_out: ["medicare opt out", "opted out"],
};

/** What names a practice in all files of a run. */
const reference: FileColumn = {
  column: "reference",
  label: "Reference",
  kind: "reference",
  headings: [
    "ref",
    "slug",
    "key",
    "practice id",
    "practice slug",
    "practice reference",
    "external id",
    "listing id",
    "id",
  ],
  example: "example-direct-care",
  means:
    "What the other files name the practice by: a short word of your own, once in the file. The id of a listing, as an export has it, means that listing.",
};

function practiceColumn(column: ImportColumn): FileColumn {
  const { label, kind, example = "", choices = {} } = fieldFacts(column);
  return {
    column,
    label,
    kind,
    example,
    choices,
    limits: fieldLimits(column),
    headings: otherHeadings[column] ?? [],
    isNeeded: neededColumns.includes(column),
  };
}

/** The columns of each file. */
export const fileColumns: Record<FileName, readonly FileColumn[]> = {
  practices: [
    reference,
    ...importColumns.map(practiceColumn),
    ...rowPartColumns,
    ...informationColumns,
  ],
  ...partColumns,
};

/** A text whatever its case and punctuation: "Zip-Code" is "zip code", and "Monthly price ($)" "monthly price". */
export const simplify = (heading: string) => heading.toLowerCase().replace(/[^a-z0-9]/g, "");

/** The headings that are understood without asking, the better ones first, each in one spelling. */
export function knownHeadings({ label, column, headings = [] }: FileColumn): readonly string[] {
  const all = [label, ...headings, column];
  const simple = all.map(simplify);
  return all.filter((_heading, place) => simple.indexOf(simple[place] ?? "") === place);
}

const everyHeading = new Set(
  Object.values(fileColumns).flatMap((columns) => columns.flatMap(knownHeadings).map(simplify)),
);

/** Whether any file has a column of this heading. */
export const isKnownHeading = (heading: string): boolean => everyHeading.has(simplify(heading));

/** Finds the columns of a file whose headings are known. Better names win; no column is used twice. */
export function guessColumns(
  headings: readonly string[],
  file: FileName = "practices",
): ColumnMapping {
  const simple = headings.map(simplify);
  const mapping: Record<string, number> = {};
  for (const known of fileColumns[file]) {
    // The name that JSON and the database use is the surest.
    const place = [known.column, ...knownHeadings(known)]
      .map((name) => simple.indexOf(simplify(name)))
      .find((found) => found >= 0);
    if (place !== undefined && !Object.values(mapping).includes(place)) {
      mapping[known.column] = place;
    }
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
