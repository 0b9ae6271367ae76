import { fileColumns, type ImportColumn } from "@/lib/import/columns";
import { readRow } from "@/lib/import/row";

const columns = fileColumns.map(({ column }) => column);
const mapping = Object.fromEntries(columns.map((column, place) => [column, place]));
const oak = {
  practice_name: "Oak Care",
  address_city: "Austin",
  address_state: "TX",
  address_zip: "78704",
};

/** Reads a row of a file that has a cell besides the columns that every practice needs. */
export function readRowWith(column: string, cell: string) {
  const row: Readonly<Record<string, string>> = { ...oak, [column]: cell };
  const cells = columns.map((name) => row[name] ?? "");
  return readRow(cells, mapping, columns.length, "add");
}

/**
 * A cell of an import, and what the admin sees about it: how it was read, or why it was left out.
 * Empty for an ordinary value.
 */
type ReadingCase = [column: ImportColumn | "hours" | "people", cell: string, sentence: string];

const fiftyStates =
  "AL, AK, AZ, AR, CA, CO, CT, DE, FL, GA, HI, ID, IL, IN, IA, KS, KY, LA, ME, MD, MA, MI, MN, MS, MO, MT, NE, NV, NH, NJ, NM, NY, NC, ND, OH, OK, OR, PA, RI, SC, SD, TN, TX, UT, VT, VA, WA, WV, WI, WY";

/** What people and spreadsheets write into cells and fields. */
export const readingCases: readonly ReadingCase[] = [
  // Words and signs for nothing
  ["phone", "N/A", "Phone “N/A” read as empty"],
  ["phone", "-", "Phone “-” read as empty"],
  ["phone", "--", "Phone “--” read as empty"],
  ["phone", "(none)", "Phone “(none)” read as empty"],
  ["phone", "[NULL]", "Phone “[NULL]” read as empty"],
  ["phone", "\\N", "Phone “\\N” read as empty"],
  ["website", "not available", "Website “not available” read as empty"],
  ["website", "TBD", "Website “TBD” read as empty"],
  ["npi", "null", "NPI “null” read as empty"],
  ["accepting_new_patients", "unknown", "Accepting new patients “unknown” read as empty"],
  ["accepting_new_patients", "?", "Accepting new patients “?” read as empty"],
  ["accepting_new_patients", "n.a.", "Accepting new patients “n.a.” read as empty"],
  ["accepting_new_patients", "✓", ""],
  ["languages", "none", "Languages “none” read as empty"],
  ["languages", "None listed", "Languages “None listed” read as empty"],
  ["specialty", "Unknown", "Specialty “Unknown” read as empty"],
  ["credentials", "undefined", "Credentials “undefined” read as empty"],
  ["opened_year", "NaN", "Open since “NaN” read as empty"],
  ["patient_ages", "n/a", "Ages accepted “n/a” read as empty"],
  ["membership_levels", "none", "Membership levels “none” read as empty"],
  ["social_urls", "<none>", "Social profiles “<none>” read as empty"],
  ["former_names", "None", "Former names “None” read as empty"],
  ["model", "N / A", "Practice model “N / A” read as empty"],
  [
    "state_statement",
    "Not applicable",
    "Statement required by state law “Not applicable” read as empty",
  ],
  ["hours", "TBA", "Hours “TBA” read as empty"],
  ["people", "None", "Clinicians “None” read as empty"],
  ["telehealth_states", "None", "Telehealth states “None” read as empty"],
  ["tiers", "n/a", "Prices by age “n/a” read as empty"],
  ["address_street", "—", "Street address “—” read as empty"],
  ["address_zip", "N/A", "ZIP code is missing"],
  ["practice_name", "NULL", "Practice name is missing"],

  // Prices
  ["monthly_price", "0", "Monthly price “0” read as empty"],
  ["monthly_price", "$0.00", "Monthly price “$0.00” read as empty"],
  ["monthly_price", "$0 (waived)", "Monthly price “$0 (waived)” read as empty"],
  ["family_cap", "0", "Family maximum “0” read as empty"],
  ["enrollment_fee", "0", ""],
  ["enrollment_fee", "$0 (waived)", "Enrollment fee “$0 (waived)” read as 0"],
  ["enrollment_fee", "None", "Enrollment fee “None” read as 0"],
  ["enrollment_fee", "n/a", "Enrollment fee “n/a” read as empty"],
  ["extra_child_price", "0", ""],
  [
    "enrollment_fee",
    "$99 (waived)",
    "Enrollment fee “$99 (waived)” left out: it should be dollars and cents, like 75 or 75.50",
  ],
  ["monthly_price", "75 USD", ""],
  ["monthly_price", "USD 75", ""],
  ["monthly_price", "US$75", ""],
  ["monthly_price", "75 dollars", ""],
  ["monthly_price", "75.0000", ""],
  [
    "monthly_price",
    "75€",
    "Monthly price “75€” left out: it should be dollars and cents, like 75 or 75.50",
  ],
  [
    "monthly_price",
    "$75*",
    "Monthly price “$75*” left out: it should be dollars and cents, like 75 or 75.50",
  ],
  ["monthly_price", "$75/mo", "Monthly price “$75/mo” read as 75"],

  // Hours, with breaks and time zones
  [
    "hours",
    "8-5 (closed 12-1)",
    "Hours “8-5 (closed 12-1)” left out: “8-5” doesn’t include any days. Use a format like Mon-Fri 9-5, Sat 9-12",
  ],
  [
    "hours",
    "Mon-Fri 8-5 (closed 12-1)",
    "Hours “Mon-Fri 8-5 (closed 12-1)” read as Mon–Fri 8:00 AM – 12:00 PM, 1:00 PM – 5:00 PM",
  ],
  [
    "hours",
    "Mon-Fri 9-5 EST",
    "Hours “Mon-Fri 9-5 EST” read as Mon–Fri 9:00 AM – 5:00 PM / Hours: “EST” left out: hours are in the time zone of the office's ZIP code",
  ],
  [
    "hours",
    "Mon-Fri 9-5 (Central Time)",
    "Hours “Mon-Fri 9-5 (Central Time)” read as Mon–Fri 9:00 AM – 5:00 PM / Hours: “Central Time” left out: hours are in the time zone of the office's ZIP code",
  ],
  [
    "hours",
    "Mon-Fri 9-5 Pacific",
    "Hours “Mon-Fri 9-5 Pacific” read as Mon–Fri 9:00 AM – 5:00 PM / Hours: “Pacific” left out: hours are in the time zone of the office's ZIP code",
  ],

  // Lists
  [
    "telehealth_states",
    "All 50 states",
    `Telehealth states “All 50 states” read as ${fiftyStates}`,
  ],
  ["telehealth_states", "all states", `Telehealth states “all states” read as ${fiftyStates}`],
  [
    "telehealth_states",
    "All 50 states and DC",
    `Telehealth states “All 50 states and DC” read as ${fiftyStates}, DC`,
  ],
  [
    "telehealth_states",
    "nationwide",
    "Telehealth states “nationwide” left out: it should be states, like TX, OK, or All 50 states",
  ],
  ["telehealth_states", "US-TX, US-OK", "Telehealth states “US-TX, US-OK” read as TX, OK"],
  ["languages", "Spanish (front desk only)", ""],
  ["languages", "English, Spanish - interpreter", ""],
  [
    "languages",
    "English; Spanish, with interpreter",
    "Languages “English; Spanish, with interpreter” read as English, Spanish (with interpreter)",
  ],
  ["languages", "Eng & Span", "Languages “Eng & Span” read as English, Spanish"],
  ["languages", "English only", "Languages “English only” read as English"],

  // ZIP codes
  ["address_zip", "78704+1234", "ZIP code “78704+1234” read as 78704-1234"],
  ["address_zip", "78704 1234", "ZIP code “78704 1234” read as 78704-1234"],
  ["address_zip", "78704-1234", ""],
  ["address_zip", "787041234", "ZIP code “787041234” read as 78704-1234"],
  ["address_zip", "78704-0000", "ZIP code “78704-0000” read as 78704"],
  ["address_zip", "78704-", "ZIP code “78704-”: it must have five digits, like 02134"],
  ["address_zip", "TX 78704", "ZIP code “TX 78704”: it must have five digits, like 02134"],

  // Text that was decoded twice
  ["practice_name", "CafÃ© Care", "Practice name “CafÃ© Care” read as Café Care"],
  ["practice_name", "Doctorâ€™s Care", "Practice name “Doctorâ€™s Care” read as Doctor’s Care"],
  ["practice_name", "ClÃƒÂ­nica Oak", "Practice name “ClÃƒÂ­nica Oak” read as Clínica Oak"],
  [
    "practice_name",
    "Oak � Care",
    "Practice name “Oak � Care”: some of its characters were lost when the file was saved; save the file as UTF-8 and enter it again",
  ],

  // More than one part of an address
  [
    "address_street",
    "100 Main St, Austin, TX 78704",
    "Street address “100 Main St, Austin, TX 78704” left out: it holds more of the address; give street, city, state, and ZIP code a column each",
  ],
  [
    "address_street",
    "100 Main St, Austin, TX",
    "Street address “100 Main St, Austin, TX” left out: it holds more of the address; give street, city, state, and ZIP code a column each",
  ],
  ["address_street", "100 Main St, Suite 5, NE", ""],
  ["address_street", "100 Main St, Ste 200", ""],
  [
    "address_city",
    "Austin, TX 78704",
    "City “Austin, TX 78704”: it holds more of the address; give street, city, state, and ZIP code a column each",
  ],
  [
    "address_city",
    "Austin, TX",
    "City “Austin, TX”: it holds more of the address; give street, city, state, and ZIP code a column each",
  ],
  [
    "address_city",
    "Austin TX",
    "City “Austin TX”: it holds more of the address; give street, city, state, and ZIP code a column each",
  ],
  ["address_city", "Washington, DC", ""],
  ["address_city", "Oklahoma City", ""],
  ["address_city", "New York", ""],

  // Numbers with units
  ["home_visit_miles", "15 miles", "Home visit radius (miles) “15 miles” read as 15"],
  ["notice_days", "30 days", "Cancellation notice (days) “30 days” read as 30"],
  ["employer_from", "5+", "Minimum employees “5+” read as 5"],
  [
    "notice_days",
    "1 month",
    "Cancellation notice (days) “1 month” left out: it should be a whole number from 0 to 365",
  ],
  [
    "opened_year",
    "0",
    `Open since “0” left out: it should be a year from 1900 to ${new Date().getFullYear()}`,
  ],
  ["address_state", "US-TX", "State “US-TX” read as TX"],
];
