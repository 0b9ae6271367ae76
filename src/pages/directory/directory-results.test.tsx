import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { answerSearch } from "@/test/directory-api";
import { type SearchRow, searchRow } from "@/test/listings";
import { renderApp } from "@/test/render-app";

const place = "Austin, TX";

test.each<[search: string, row: Partial<SearchRow>, sentence: string]>([
  ["", { total: 412 }, "412 practices in the directory"],
  ["", { total: 1 }, "1 practice in the directory"],
  ["", { total: 1000 }, "1,000 practices in the directory"],
  ["", { total: 1001 }, "More than 1,000 practices in the directory"],
  ["family", { total: 1 }, "1 practice for “family”"],
  ["family", { total: 1001 }, "More than 1,000 practices for “family”"],
  [
    place,
    { total: 12, place, place_radius: 25 },
    "12 practices within 25 miles of Austin, TX, nearest first",
  ],
  [
    "79855",
    { total: 0, place: "ZIP 79855", place_radius: 50, is_nearest_fallback: true },
    "No practices within 50 miles of ZIP 79855 yet. These are the nearest.",
  ],
  [
    "austni",
    { total: 9, corrected: "austin" },
    "Nothing matches “austni”. Showing 9 practices for “austin”.",
  ],
  [
    "pediatrcs austin",
    { total: 9, corrected: "pediatrics austin", place, place_radius: 25 },
    "Nothing matches “pediatrcs austin”. Showing 9 practices within 25 miles of Austin, TX, nearest first.",
  ],
  [
    "smith texas",
    { total: 37, state: "TX", unmatched: "smith", elsewhere: 0 },
    "Nothing in Texas matches “smith”. Showing 37 practices in Texas.",
  ],
  [
    "hey that's less austin",
    { total: 9, place, place_radius: 25, unmatched: "hey that's less" },
    "We didn't use “hey that's less”. Showing 9 practices within 25 miles of Austin, TX, nearest first.",
  ],
  [
    "sugar zxqv",
    { total: 8, unmatched: "zxqv" },
    "We didn't use “zxqv”. Showing 8 practices in the directory.",
  ],
  [
    "smith marfa tx",
    {
      total: 0,
      place: "Marfa, TX",
      place_radius: 25,
      is_nearest_fallback: true,
      unmatched: "smith",
      elsewhere: 4,
    },
    "Nothing within 25 miles of Marfa, TX matches “smith”. No practices within 25 miles of Marfa, TX yet. These are the nearest.",
  ],
])("for %j with %j the summary is: %s", async (search, row, sentence) => {
  answerSearch(() => [searchRow(row)]);
  renderApp(paths.directory({ search }));
  expect(await screen.findByRole("heading", { level: 2, name: sentence })).toBeTruthy();
});

test("a search for more than a place says that nothing nearby matches it", async () => {
  answerSearch(
    () => [searchRow({ total: 0, place, place_radius: 25, is_nearest_fallback: true })],
    [
      { kind: "tag", label: "Vietnamese", without: place },
      { kind: "place", label: place, without: "vietnamese" },
    ],
  );
  renderApp(paths.directory({ search: "vietnamese austin" }));
  const name =
    "No practices within 25 miles of Austin, TX match your search. These are the nearest that do.";
  expect(await screen.findByRole("heading", { level: 2, name })).toBeTruthy();
});
