/** The columns of a listing that a file may bring, as the database calls them. */
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
  "phone",
  "website",
  "npi",
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

/** For each column of a listing, the place of the file's column that fills it. */
export type ColumnMapping = Partial<Record<ImportColumn, number>>;

// Written as `simplify` leaves a heading.
const names: Record<ImportColumn, string[]> = {
  practice_name: ["practicename", "practice", "name", "clinicname", "clinic", "businessname"],
  address_city: ["addresscity", "city", "town"],
  address_state: ["addressstate", "state", "st", "stateprovince", "province"],
  address_zip: ["addresszip", "zip", "zipcode", "postalcode", "postcode", "zip5"],
  address_street: ["addressstreet", "street", "streetaddress", "address", "address1"],
  credentials: ["credentials", "doctor", "doctorname", "physician", "physicianname", "provider"],
  specialty: ["specialty", "speciality", "specialties", "taxonomy"],
  bio: ["bio", "about", "description", "notes"],
  monthly_price: ["monthlyprice", "pricepermonth", "monthly", "monthlyfee", "permonth", "price"],
  yearly_price: ["yearlyprice", "annualprice", "priceperyear", "yearly", "annual", "annualfee"],
  phone: ["phone", "telephone", "phonenumber", "tel", "officephone"],
  website: ["website", "url", "web", "site", "homepage", "webaddress"],
  npi: ["npi", "npinumber", "nationalprovideridentifier"],
  accepting_new_patients: ["acceptingnewpatients", "acceptingpatients", "accepting", "panelopen"],
  telehealth_only: ["telehealthonly", "virtualonly", "telehealth", "onlineonly"],
};

const simplify = (heading: string) => heading.toLowerCase().replace(/[^a-z0-9]/g, "");

/** Guesses from a file's headings which column brings what. Better names win; no column is used twice. */
export function guessColumns(headings: readonly string[]): ColumnMapping {
  const simple = headings.map(simplify);
  const mapping: ColumnMapping = {};
  for (const column of importColumns) {
    const place = names[column].map((name) => simple.indexOf(name)).find((found) => found >= 0);
    if (place !== undefined && !Object.values(mapping).includes(place)) mapping[column] = place;
  }
  return mapping;
}
