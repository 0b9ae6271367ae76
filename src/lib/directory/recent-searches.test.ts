import { expect, test } from "vitest";
import {
  readSearches,
  withoutSearch,
  withSearch,
  writeSearches,
} from "@/lib/directory/recent-searches";

test("a new search comes first without duplicates, and the sixth is dropped", () => {
  expect(withSearch(["b", "Austin, TX", "c", "d", "e"], "austin, tx")).toEqual(
    ["austin, tx", "b", "c", "d", "e"], // In the latest spelling.
  );
  expect(withSearch(["b", "c", "d", "e", "f"], "a")).toEqual(["a", "b", "c", "d", "e"]);
});

test("empty and very long texts are not stored", () => {
  expect(withSearch(["a"], "")).toEqual(["a"]);
  expect(withSearch(["a"], "x".repeat(201))).toEqual(["a"]);
});

test("a search can be removed", () => {
  expect(withoutSearch(["Bend, OR", "78704"], "bend, or")).toEqual(["78704"]);
});

test("stored searches are restored, and an empty list is stored as null", () => {
  expect(readSearches(writeSearches(["50% & 'more'", "ñ"]))).toEqual(["50% & 'more'", "ñ"]);
  expect(writeSearches([])).toBeNull();
});

test.each([null, "", "{", "{}", "7", '"text"', "null"])("%j is parsed as no searches", (stored) => {
  expect(readSearches(stored)).toEqual([]);
});

test("invalid stored entries are dropped", () => {
  expect(readSearches('[1, null, "", "Bend, OR", {"a": 1}, "2", "3", "4", "5", "6"]')).toEqual([
    "Bend, OR",
    "2",
    "3",
    "4",
    "5",
  ]);
});
