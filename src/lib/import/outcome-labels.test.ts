import { expect, test } from "vitest";
import { describeReason } from "@/lib/import/decisions";

const listing = {
  address_state: "ZZ",
  npi: "1234567890",
  bio: "a".repeat(5000),
  address_zip: null,
};

test.each([
  [
    'insert or update on table "doctors" violates foreign key constraint "doctors_address_state_fkey"',
    "State isn't valid: “ZZ”",
  ],
  [
    'new row for relation "doctors" violates check constraint "doctors_npi_check"',
    "NPI isn't valid: “1234567890”",
  ],
  [
    'new row for relation "doctors" violates check constraint "doctors_bio_check"',
    `About isn't valid: “${"a".repeat(60)}…”`,
  ],
  [
    'null value in column "address_zip" of relation "doctors" violates not-null constraint',
    "ZIP code is missing",
  ],
  ["78704 is in Austin, TX", "78704 is in Austin, TX"],
  ["Differs in {address_zip}, {offices}", "Differs in ZIP code, offices and hours"],
  ["something else", "something else"],
  [
    'violates check constraint "doctors_claim_check"',
    'violates check constraint "doctors_claim_check"',
  ],
])("%s", (message, expected) => {
  expect(describeReason(message, listing)).toBe(expected);
});
