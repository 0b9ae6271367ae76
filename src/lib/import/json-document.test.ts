import { expect, test } from "vitest";
import { readJson } from "@/lib/import/json-document";
import { planImport } from "@/lib/import/plan";
import { guessMappings } from "@/lib/import/sources";

const oak = {
  practice_name: "Oak Care",
  address_city: "Lansing",
  address_state: "MI",
  address_zip: "48933",
  languages: ["English", "Polish"],
  bio: "'=1+1",
  monthly_price: 75.5,
};

function read(practices: unknown) {
  const sources = readJson("all.json", JSON.stringify({ practices }));
  if ("problem" in sources) return { problem: sources.problem };
  return planImport(sources, guessMappings(sources), "add");
}

test("a JSON document contains practices with nested rows", () => {
  const plan = read([
    {
      ...oak,
      accepting_new_patients: false,
      leaving_fee: null,
      clinicians: [{ name: "Ann Doe", accepting_new_patients: true, practicing_since: 1998 }],
      offices: [{ hours: "Mon 9-5" }],
      prices: [
        { price: "Kids", ages: "0-17", amount: 20 },
        { price: "Family maximum", amount: 250 },
      ],
    },
  ]);
  expect("entries" in plan && plan.entries).toMatchObject([
    {
      row: 1,
      warnings: [],
      listing: {
        languages: ["English", "Polish"],
        bio: "'=1+1",
        monthly_price: 75.5,
        accepting_new_patients: false,
        leaving_fee: null,
        family_cap: 250,
        clinicians: [{ name: "Ann Doe", accepting_new_patients: true, practicing_since: 1998 }],
        offices: [{ hours: [[1, "09:00", "17:00"]] }],
        tiers: [{ label: "Kids", monthly_price: 20 }],
      },
    },
  ]);
});

test.each(["membership_levels", "Plans"])(
  "the membership levels in %s are kept separate",
  (heading) => {
    const levels = ["Basic: 60", "Plus, with visits: 95.50", "Premier: 140"];
    const plan = read([{ ...oak, [heading]: levels }]);
    expect("entries" in plan && plan.entries).toMatchObject([
      { warnings: [], listing: { membership_levels: levels, languages: ["English", "Polish"] } },
    ]);
  },
);

test("errors name the practice and the nested row", () => {
  const plan = read([
    oak,
    { ...oak, address_zip: "1" },
    { ...oak, practice_name: "Elm", clinicians: [{}, { name: "A" }] },
  ]);
  expect("decided" in plan && plan.decided).toMatchObject([
    { row: 2, outcome: "rejected", reason: "ZIP code “1”: it must have five digits, like 02134" },
  ]);
  expect("entries" in plan && plan.entries[1]?.warnings).toEqual([
    "all.json, practice 3, clinician 1 left out: Name is missing",
    "all.json, practice 3, clinician 2 left out: Name “A”: it must have 2 to 120 characters",
  ]);
});

test.each([
  ["{", /^all\.json isn't valid JSON: /],
  ["[]", /Check: the beginning of the file\.$/],
  ['{"practices": [{"clinicians": "Ann"}]}', /Check: practices 0 clinicians\.$/],
  ['{"practices": [{"offices": ["North"]}]}', /Check: practices 0 offices 0\.$/],
])("%s is rejected with a reason", (text, problem) => {
  expect(readJson("all.json", text)).toEqual({ problem: expect.stringMatching(problem) });
});
