import { expect, test } from "vitest";
import { fieldHistory } from "@/lib/listings/listing-history";

const ekg = ["EKG", "extra", 35, null];
const physical = ["Annual physical", "included", null, "One a year"];

test("of what the fee covers only what has changed is told", () => {
  const changes = {
    services: [
      [physical, ekg],
      [physical, ["EKG", "included", null, null]],
    ],
  };
  expect(fieldHistory(changes)).toEqual([
    { label: "What the fee covers", before: "EKG: extra $35", after: "EKG: included" },
  ]);
});

test("what is new, and what is said no more", () => {
  const [added] = fieldHistory({ services: [[], [physical]] });
  expect(added).toMatchObject({
    before: "Nothing",
    after: "Annual physical: included (One a year)",
  });
  const [taken] = fieldHistory({ services: [[ekg, physical], [ekg]] });
  expect(taken?.after).toBe("Nothing");
});

test("rows that this version of the site does not know stand as they are", () => {
  expect(fieldHistory({ services: [["x"], [7]] })).toMatchObject([{ before: "x", after: "7" }]);
});
