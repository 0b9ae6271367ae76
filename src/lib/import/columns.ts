import type { CellKind, FileColumn } from "@/lib/import/file-column";
import { listingFields } from "@/lib/listings/field-table";
import { fieldFacts, fieldLimits, fieldsThatAre } from "@/lib/listings/fields";
import { officesLimits } from "@/lib/supabase/column-limits";

/** A column with its name, label, and example. */
const fileColumn = (
  column: string,
  label: string,
  kind: CellKind,
  example: string,
  others: Partial<FileColumn> = {},
): FileColumn => ({ column, label, kind, example, ...others });

/** What an office has besides its name, address, and phone. */
export const officeDetails: readonly FileColumn[] = [
  fileColumn("hours", "Hours", "hours", "Mon-Thu 8-5, Fri 8-12", {
    headings: "opening hours, office hours, hours of operation, business hours, hrs",
  }),
  fileColumn("hours_note", "Notes about hours", "line", "Evenings by arrangement", {
    limits: officesLimits.hours_note,
    headings: "hours notes, holidays, holiday hours",
  }),
  fileColumn("by_appointment", "By appointment only", "yes or no", "no"),
  fileColumn("step_free", "Step-free", "yes, no, or unknown", "yes", {
    headings: "wheelchair accessible, accessible",
  }),
  fileColumn("parking", "Parking", "line", "Free lot behind the building", {
    limits: officesLimits.parking,
  }),
  fileColumn("transit", "Public transit", "line", "Bus 7, Oak Street", {
    limits: officesLimits.transit,
  }),
];

/** Columns besides the fields of a listing. */
const otherColumns: readonly FileColumn[] = [
  fileColumn("people", "Clinicians", "people", "Jane Example, MD; Ben Example, NP", {
    headings: "physicians, doctors, providers, clinician names, provider names, care team",
  }),
  fileColumn("office_name", "Office name", "line", "", {
    limits: officesLimits.name,
    headings: "office",
  }),
  ...officeDetails,
  // Not imported: a row with another status than active waits for a decision.
  fileColumn("source_status", "Status in the source", "status", "Active", {
    headings: "status",
  }),
];

type ImportField = Extract<(typeof listingFields)[number], { example: string }>;

export type ImportColumn = ImportField["column"];

/** The columns required for a new listing. */
export const requiredColumns: readonly ImportColumn[] = fieldsThatAre("needed");

/** The listing fields that can be imported, by their database names. */
export const importColumns: readonly ImportColumn[] = listingFields.flatMap((field) =>
  "example" in field ? field.column : [],
);

/** For each field, the index of the file's column mapped to it. */
export type ColumnMapping = Readonly<Record<string, number | undefined>>;

/**
 * Recognized headings besides the label. Imported values are published, so ambiguous headings such as "Notes",
 * "Price", or "Telehealth" aren't recognized.
 */
const otherHeadings: Partial<Record<ImportColumn, string>> = {
  practice_name:
    "practice, clinic name, clinic, business name, facility name, facility, location name, organization name, organization, company name, company, dba, org, biz, name",
  address_city: "town, locality, city name, practice city",
  address_state: "st, administrative area, region, state code, practice state",
  address_zip: "zip, postal code, postcode, practice zip, zip5, zip+4",
  address_street: "street, address, practice address",
  bio: "from the business, business description, about us",
  credentials: "doctor name, doctor, physician name, physician, dr",
  specialty: "speciality, specialties, spec",
  monthly_price: "price per month, monthly fee, monthly",
  yearly_price: "annual price, price per year, yearly fee, annual fee, yearly, annual, annually",
  enrollment_fee: "registration fee, sign-up fee, joining fee, initiation fee",
  family_cap: "family max, household cap, family price",
  couple_price: "price for two adults, couple, two adults",
  extra_child_price:
    "child price, price of a child with an adult, extra child, additional child, child with a parent, child with parent, child w/ parent",
  student_price: "student",
  employer_price: "price for employers, employer price per employee",
  employer_from: "fewest employees, from employees",
  notice_days: "notice to leave in days, cancellation notice, days of notice, notice period",
  leaving_fee: "fee for leaving",
  rejoin_fee: "fee for rejoining, rejoin fee, re-enrollment fee, reinstatement fee",
  family_cap_note: "family maximum conditions, family max conditions, family maximum applies to",
  state_statement:
    "state law statement, required statement, legal statement, state disclosure, disclaimer",
  tiers: "age bands",
  announced_prices: "new prices, next prices, price change, price increase",
  phone:
    "phone number, phone no, telephone, tel, tel no, ph, primary phone, main phone, local phone, office phone, practice phone, business phone",
  fax: "fax number",
  opened_year:
    "year opened, year of opening, opened, est, opening date, established, year established, founded",
  social_urls: "social profile, social media, social, social links, socials",
  patient_ages: "ages, ages seen, ages served, age range",
  membership_levels: "levels, plans, membership plans, membership tiers",
  website: "web address, web site, website url, website url > url, web, site, homepage, url",
  npi: "NPI number, national provider identifier",
  accepting_new_patients: "accepting patients, accepting, new patients, new pts",
  telehealth_only: "virtual only",
  telehealth_states: "states, licensed in",
  home_visit_miles: "home visit radius",
  model: "dpc model, pure or hybrid, direct or hybrid, model of care",
  medicare_opt_out: "opted out",
  free_meeting: "meet and greet, free consultation, free consult",
  booking_url: "appointment links (appointment_url), reservation url > url",
  former_names: "former name, formerly, previous name, previous names",
};

const reference = fileColumn("reference", "Reference", "reference", "example-direct-care", {
  headings:
    "ref, slug, key, practice id, practice slug, practice reference, external id, listing id, store code, entity id, id",
});

function practiceColumn(column: ImportColumn): FileColumn {
  const { label, kind, example = "" } = fieldFacts(column);
  return fileColumn(column, label, kind, example, {
    limits: fieldLimits(column),
    headings: otherHeadings[column] ?? "",
    isRequired: requiredColumns.includes(column),
  });
}

/** The columns of a file. */
export const fileColumns: readonly FileColumn[] = [
  reference,
  ...importColumns.map(practiceColumn),
  ...otherColumns,
];

/** A template with all columns and one example row. */
export const importTemplate = {
  headings: fileColumns.map(({ label }) => label),
  rows: [fileColumns.map(({ example }) => example)],
};

/** Normalizes case and punctuation, so that "Zip-Code" equals "zip code", and "Address > City" and "address.city" are "city". */
const simplify = (heading: string) =>
  heading
    .replace(/^address\s*[>.]/i, "")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");

/** The headings recognized for a column, best first, each in one spelling. */
function knownHeadings({ label, column, headings }: FileColumn): readonly string[] {
  const all = [label, ...(headings ? headings.split(", ") : []), column];
  const simple = all.map(simplify);
  return all.filter((_heading, place) => simple.indexOf(simple[place] ?? "") === place);
}

const everyHeading = new Set(fileColumns.flatMap(knownHeadings).map(simplify));

/** Whether a heading is recognized. */
export const isKnownHeading = (heading: string): boolean => everyHeading.has(simplify(heading));

/** Maps the columns with recognized headings. Better headings win, and no column is used twice. */
export function guessColumns(headings: readonly string[]): ColumnMapping {
  const simple = headings.map(simplify);
  const mapping: Record<string, number> = {};
  for (const known of fileColumns) {
    // The database name is unambiguous, so it comes first.
    const place = [known.column, ...knownHeadings(known)]
      .map((name) => simple.indexOf(simplify(name)))
      .find((found) => found >= 0);
    if (place !== undefined && !Object.values(mapping).includes(place)) {
      mapping[known.column] = place;
    }
  }
  return mapping;
}

/** The heading of a column. */
export const headingAt = (headings: readonly string[], place: number): string =>
  headings[place] || `Column ${place + 1}`;

/** The headings of unmapped columns. */
export function unusedHeadings(headings: readonly string[], mapping: ColumnMapping): string[] {
  const used = new Set(Object.values(mapping));
  return headings.flatMap((_heading, place) => (used.has(place) ? [] : headingAt(headings, place)));
}
