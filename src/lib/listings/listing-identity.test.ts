import { expect, test } from "vitest";
import { identityChanges, planSaving, withChanges } from "@/lib/listings/listing-identity";

const practice = {
  practice_name: "Oak Family Medicine",
  credentials: null,
  npi: "1234567893",
  address_street: null,
  address_city: "Austin",
  address_state: "TX",
  address_zip: "78704",
};

test("a change is what differs, in the order of the form; the rest of it is left out", () => {
  const proposed = {
    npi: null,
    practice_name: "Elm",
    address_city: "Austin",
    bio: "x",
    address_zip: 7,
  };
  const changes = identityChanges(practice, proposed);
  expect(changes).toEqual([
    { column: "practice_name", before: "Oak Family Medicine", after: "Elm" },
    { column: "npi", before: "1234567893", after: null },
  ]);
  expect(withChanges(practice, changes)).toEqual({ ...practice, practice_name: "Elm", npi: null });
  expect(identityChanges(practice, "rubbish")).toEqual([]);
});

const waiting = identityChanges(practice, { practice_name: "Elm", address_city: "Dallas" });

test.each([
  ["nothing new", {}, { wentBack: false, omitted: ["practice_name", "address_city"] }],
  ["one more", { npi: null }, { wentBack: false, omitted: ["practice_name", "address_city"] }],
  ["another name", { practice_name: "Fir" }, { wentBack: false, omitted: ["address_city"] }],
  ["the public name", { practice_name: "Oak Family Medicine" }, { wentBack: true, omitted: [] }],
])("while a change waits, saving %s sends what it needs", (_what, next, plan) => {
  const typed = { ...withChanges(practice, waiting), ...next };
  expect(planSaving(practice, waiting, typed)).toEqual(plan);
});
