import { expect, test } from "vitest";
import { describeChanges, formatChange } from "@/lib/import/changes";
import { describeRemovals } from "@/lib/import/decisions";
import { describeParts } from "@/lib/import/format-parts";

test("an office that would lose its parking is named without its hours", () => {
  const offices = [
    {
      entry: { name: "North", address_city: "Reno", by_appointment: false },
      lost: { parking: "Lot" },
    },
    {
      entry: { hours: [], by_appointment: false },
      lost: { hours_note: "Evenings", by_appointment: true },
    },
  ];
  expect(describeRemovals({ offices })).toEqual([
    "Offices and hours: North, Reno – parking",
    "Offices and hours: own address – note about hours, by appointment only",
  ]);
});

test.each([
  ["offices", [{ by_appointment: true }], "own address: by appointment only"],
  ["offices", [{ hours: null, name: "North", phone: "+15125550142" }], "North: (512) 555-0142"],
  ["offices", [{ hours: "Mon 9-5", address_state: "NV", address_zip: 89501 }], "NV 89501"],
  ["clinicians", [{ name: "Ada Example" }, { credentials: "MD" }, {}], "Ada Example · MD · {}"],
  ["clinicians", [null, "Ada"], 'null · "Ada"'],
  ["tiers", [{ min_age: 18, monthly_price: 75 }], "18+: 75"],
  ["services", [{ service: "ekg", price: "35" }, { coverage: "extra" }], "EKG · extra"],
] as const)("incomplete %s %j are shown as far as they are known", (part, stored, words) => {
  expect(describeParts({ [part]: stored })).toEqual([expect.stringContaining(words)]);
  expect(describeChanges({ [part]: { before: null, after: stored } }).map(formatChange)).toEqual([
    expect.stringContaining(`nothing → ${words}`),
  ]);
});

test("changes of unexpected fields and types are shown", () => {
  expect(
    describeChanges({
      unknown_field: { before: { a: 1 }, after: 2 },
      monthly_price: { before: undefined, after: "75" },
      phone: { before: ["+15125550142"], after: null },
      tiers: { before: [], after: "?" },
    })
      .map(formatChange)
      .toSorted(),
  ).toEqual([
    "Monthly price: nothing → 75",
    "Phone: +15125550142 → nothing",
    'Prices by age: nothing → "?"',
    'unknown_field: {"a":1} → 2',
  ]);
  expect(describeChanges(null)).toEqual([]);
});
