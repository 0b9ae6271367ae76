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
    telehealth_states: ["FL"],
    tiers: [{ label: "Adults", min_age: 18, max_age: null, monthly_price: 95 }],
  };
  expect(contradictions(listing)).toEqual([
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
    expect(contradictions(listing)).toEqual([]);
  },
);

test("telehealth states contradict video visits that are not offered", () => {
  const services = [{ service: "video_visits", coverage: "not offered" }];
  const listing = { ...practice, telehealth_states: ["FL"], services };
  expect(contradictions(listing)).toEqual([expect.stringMatching(/^Telehealth states: /)]);
});
