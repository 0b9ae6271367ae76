import { bandsExample } from "@/lib/import/bands";
import { type ImportColumn, importColumns } from "@/lib/import/columns";
import { listingFieldLabel } from "@/lib/listings/listing-columns";

/** One practice, filled in completely: what the template shows, and what the screen explains the columns with. */
export const importExample: Record<ImportColumn, string> = {
  practice_name: "Example Direct Care",
  address_city: "Austin",
  address_state: "TX",
  address_zip: "78704",
  address_street: "100 Example Street",
  credentials: "Jane Example, MD",
  specialty: "Family Medicine",
  bio: "What the practice says about itself.",
  monthly_price: "75",
  yearly_price: "800",
  enrollment_fee: "99",
  visit_fee: "0",
  tiers: bandsExample,
  phone: "(512) 555-0100",
  website: "example.com",
  enrollment_url: "example.com/join",
  booking_url: "example.com/book",
  npi: "1234567893",
  languages: "English, Spanish",
  accepting_new_patients: "yes",
  telehealth_only: "no",
};

/** A file with all columns and one example row. */
export const importTemplate = {
  headings: importColumns.map(listingFieldLabel),
  rows: [importColumns.map((column) => importExample[column])],
};
