import { expect, test } from "vitest";
import { identityChanges, withChanges } from "@/lib/editor/listing-identity";

const practice = {
  practice_name: "Oak Family Medicine",
  former_names: ["Oak Clinic"],
  credentials: null,
  npi: "1234567893",
  address_street: null,
  address_city: "Austin",
  address_state: "TX",
  address_zip: "78704",
};

test("only columns that differ are changes, in form order", () => {
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

test("former names are compared as a list", () => {
  expect(identityChanges(practice, { former_names: ["Oak Clinic"] })).toEqual([]);
  const changes = identityChanges(practice, { former_names: ["Oak Clinic", "Elm Care"] });
  expect(changes).toEqual([
    { column: "former_names", before: "Oak Clinic", after: "Oak Clinic\nElm Care" },
  ]);
  expect(withChanges(practice, changes).former_names).toEqual(["Oak Clinic", "Elm Care"]);
});
