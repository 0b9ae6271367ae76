import { expect, test } from "vitest";
import { contradictions } from "@/lib/import/contradictions";

const practice = {
  practice_name: "Example Direct Care",
  address_state: "FL",
  monthly_price: 75,
};

const at = (address_street: string | null, address_state: string | null) => ({
  address_street,
  address_state,
  hours: [],
});

test("a consistent row has no warnings", () => {
  const offices = [at(null, null), at("2 Oak St", "GA")];
  expect(
    contradictions({ listing: { ...practice, yearly_price: 800, offices }, officePlaces: [] }),
  ).toEqual([]);
});

test("a contradiction warning names the column", () => {
  const listing = {
    ...practice,
    yearly_price: 1200,
    address_street: "PO Box 12",
    telehealth_states: ["FL"],
    tiers: [{ label: "Adults", min_age: 18, max_age: null, monthly_price: 95 }],
  };
  expect(contradictions({ listing, officePlaces: [] })).toEqual([
    expect.stringMatching(/^Yearly price: \$1,200 is more than twelve months/),
    expect.stringMatching(/^Monthly price: .* prices by age say \$95/),
    expect.stringMatching(/^Telehealth states: /),
    expect.stringMatching(/^Street address: This is a mailing address/),
  ]);
});

test.each(["included", "extra"])(
  "telehealth states are consistent with video visits that are %s",
  (coverage) => {
    const services = [{ service: "video_visits", coverage }];
    const listing = { ...practice, telehealth_states: ["FL"], services };
    expect(contradictions({ listing, officePlaces: [] })).toEqual([]);
  },
);

test("telehealth states contradict video visits that are not offered", () => {
  const services = [{ service: "video_visits", coverage: "not offered" }];
  const listing = { ...practice, telehealth_states: ["FL"], services };
  expect(contradictions({ listing, officePlaces: [] })).toEqual([
    expect.stringMatching(/^Telehealth states: /),
  ]);
});

test("warnings about an office far away or in a PO box name its row", () => {
  const offices = [at(null, null), at("2 Oak St", "OR"), at("PO Box 3", "FL")];
  const officePlaces = [null, "Row 3 of offices.csv", "Row 4 of offices.csv"];
  expect(contradictions({ listing: { ...practice, offices }, officePlaces })).toEqual([
    expect.stringMatching(/^Row 3 of offices\.csv: This office is in Oregon, far from .* Florida/),
    expect.stringMatching(/^Row 4 of offices\.csv: This is a mailing address/),
  ]);
});
