import { expect, test } from "vitest";
import {
  readSearches,
  withoutSearch,
  withSearch,
  writeSearches,
} from "@/lib/search/recent-searches";

test("a search comes before all others, once, and the sixth is forgotten", () => {
  expect(withSearch(["b", "Austin, TX", "c", "d", "e"], "austin, tx")).toEqual(
    ["austin, tx", "b", "c", "d", "e"], // As it was written last.
  );
  expect(withSearch(["b", "c", "d", "e", "f"], "a")).toEqual(["a", "b", "c", "d", "e"]);
});

test("nothing and what is too long are no searches", () => {
  expect(withSearch(["a"], "")).toEqual(["a"]);
  expect(withSearch(["a"], "x".repeat(201))).toEqual(["a"]);
});

test("a search can be taken out", () => {
  expect(withoutSearch(["Bend, OR", "78704"], "bend, or")).toEqual(["78704"]);
});

test("what is kept comes back, and no searches are not kept", () => {
  expect(readSearches(writeSearches(["50% & 'more'", "ñ"]))).toEqual(["50% & 'more'", "ñ"]);
  expect(writeSearches([])).toBeNull();
});

test.each([null, "", "{", "{}", "7", '"text"', "null"])("%j is no searches", (stored) => {
  expect(readSearches(stored)).toEqual([]);
});

test("what somebody else wrote there is left out", () => {
  expect(readSearches('[1, null, "", "Bend, OR", {"a": 1}, "2", "3", "4", "5", "6"]')).toEqual([
    ...["Bend, OR", "2", "3", "4", "5"],
  ]);
});
