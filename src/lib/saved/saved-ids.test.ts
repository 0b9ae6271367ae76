import { expect, test } from "vitest";
import { readSaved, writeSaved } from "@/lib/saved/saved-ids";
import { maxSavedListings } from "@/lib/supabase/shared-limits";

const idOf = (number: number) => `5f0c4c1e-0000-4000-8000-${String(number).padStart(12, "0")}`;

test("saved ids keep their order", () => {
  const ids = [idOf(2), idOf(1)];
  expect(readSaved(writeSaved(ids))).toEqual(ids);
  expect(writeSaved([])).toBeNull();
});

test.each([
  [null, []],
  ["", []],
  ["nonsense,[1]", []],
  [`${idOf(1)},x,${idOf(1).toUpperCase()}`, [idOf(1)]],
])("%j is parsed as %j", (stored, ids) => {
  expect(readSaved(stored)).toEqual(ids);
});

test("at most as many ids are parsed as an account can hold", () => {
  const many = Array.from({ length: maxSavedListings + 5 }, (_, index) => idOf(index));
  expect(readSaved(many.join(","))).toEqual(many.slice(0, maxSavedListings));
});
