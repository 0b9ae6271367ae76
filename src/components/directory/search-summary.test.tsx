import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { answerSearch } from "@/test/directory-api";
import { type SearchRow, searchRow } from "@/test/listings";
import { renderApp } from "@/test/render-app";

const place = "Austin, TX";

test.each<[search: string, row: Partial<SearchRow>, sentence: string]>([
  ["", { total: 412 }, "412 doctors in the directory"],
  ["", { total: 1 }, "1 doctor in the directory"],
  ["", { total: 1000 }, "1,000 doctors in the directory"],
  ["", { total: 1001 }, "More than 1,000 doctors in the directory"],
  ["family", { total: 1 }, "1 doctor for “family”"],
  ["family", { total: 1001 }, "More than 1,000 doctors for “family”"],
  [
    place,
    { total: 12, place, place_radius: 25 },
    "12 doctors within 25 miles of Austin, TX, nearest first",
  ],
  [
    "79855",
    { total: 0, place: "ZIP 79855", place_radius: 50, is_nearest_fallback: true },
    "No doctors within 50 miles of ZIP 79855 yet. These are the nearest.",
  ],
  [
    "austni",
    { total: 9, corrected: "austin" },
    "Nothing matches “austni”. Showing 9 doctors for “austin”.",
  ],
])("for %j with %j it says: %s", async (search, row, sentence) => {
  answerSearch(() => [searchRow(row)]);
  renderApp(paths.directory({ search }));
  expect(await screen.findByRole("heading", { level: 2, name: sentence })).toBeTruthy();
});
