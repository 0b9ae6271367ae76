import { expect, test } from "vitest";
import { contradictions } from "@/lib/import/contradictions";

const practice = {
  practice_name: "Example Direct Care",
  address_state: "FL",
  monthly_price: 75,
};

test("a consistent row has no warnings", () => {
  expect(contradictions({ ...practice, yearly_price: 800 })).toEqual([]);
});

test("a contradiction warning names the column", () => {
  const listing = {
    ...practice,
    yearly_price: 1200,
    address_street: "PO Box 12",
    tiers: [{ label: "Adults", min_age: 18, max_age: null, monthly_price: 95 }],
  };
  expect(contradictions(listing)).toEqual([
    expect.stringMatching(/^Yearly price: \$1,200 is more than twelve months/),
    expect.stringMatching(/^Monthly price: .* prices by age say \$95/),
    expect.stringMatching(/^Street address: This is a mailing address/),
  ]);
});
