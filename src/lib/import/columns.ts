/** The fields of a listing that a file may bring, as the database calls them. */
export const importColumns = [
  "practice_name",
  "address_city",
  "address_state",
  "address_zip",
  "address_street",
  "credentials",
  "specialty",
  "bio",
  "monthly_price",
  "yearly_price",
  "enrollment_fee",
  "visit_fee",
  "tiers",
  "phone",
  "website",
  "enrollment_url",
  "booking_url",
  "npi",
  "languages",
  "accepting_new_patients",
  "telehealth_only",
] as const;

export type ImportColumn = (typeof importColumns)[number];

/** Without these there is no listing. */
export const neededColumns: readonly ImportColumn[] = [
  "practice_name",
  "address_city",
  "address_state",
  "address_zip",
];

/** For each field of a listing, the place of the file's column that fills it. */
export type ColumnMapping = Partial<Record<ImportColumn, number>>;

/**
 * The headings that are understood without asking, the better ones first. What is filled becomes public, so a heading that may mean
 * something else ("Notes", "Price", "Telehealth") is none of them.
 */
export const knownHeadings: Record<ImportColumn, readonly string[]> = {
  practice_name: ["practice name", "practice", "clinic name", "clinic", "business name", "name"],
  address_city: ["city", "address city", "town"],
  address_state: ["state", "address state"],
  address_zip: ["zip", "ZIP code", "postal code", "postcode", "address zip"],
  address_street: ["street address", "street", "address street", "address line 1"],
  credentials: ["credentials", "doctor name", "doctor", "physician name", "physician"],
  specialty: ["specialty", "speciality", "specialties"],
  bio: ["about", "bio"],
  monthly_price: ["monthly price", "price per month", "monthly fee"],
  yearly_price: ["yearly price", "annual price", "price per year", "yearly fee", "annual fee"],
  enrollment_fee: ["enrollment fee"],
  visit_fee: ["fee per visit", "visit fee"],
  tiers: ["prices by age", "age bands"],
  phone: ["phone", "phone number", "telephone", "office phone", "practice phone"],
  website: ["website", "web address", "homepage", "url"],
  enrollment_url: ["enrollment page", "enrollment url"],
  booking_url: ["booking page", "booking url"],
  npi: ["NPI", "NPI number", "national provider identifier"],
  languages: ["languages"],
  accepting_new_patients: ["accepting new patients", "accepting patients", "accepting"],
  telehealth_only: ["telehealth only", "virtual only"],
};

// "Zip-Code" is "zip code", and "Monthly price ($)" "monthly price".
const simplify = (heading: string) => heading.toLowerCase().replace(/[^a-z0-9]/g, "");

/** Finds the columns whose headings are known. Better names win; no column is used twice. */
export function guessColumns(headings: readonly string[]): ColumnMapping {
  const simple = headings.map(simplify);
  const mapping: ColumnMapping = {};
  for (const column of importColumns) {
    const place = knownHeadings[column]
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
