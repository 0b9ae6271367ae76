import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { readFilters } from "../../src/lib/directory/directory-filters.ts";
import { choices, switches, switchValues } from "../../src/lib/directory/filter-labels.ts";
import { ageGroupLabels, openTimes } from "../../src/lib/directory/filter-option-lists.ts";
import { languages, services, specialties } from "../../src/lib/supabase/filter-options.ts";
import type { Backend } from "../local/apis/backend.ts";
import { startBackend } from "../local/testing/helpers.ts";

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

it("filter options on screens match the database and can be used in URLs", async () => {
  const rows = await backend.db.query(
    z.object({ filter: z.string(), value: z.string() }),
    "select filter, value from private.search_tags where filter is not null",
  );
  const known = rows.map(({ filter, value }) => `${filter}=${value}`).toSorted();
  const shown = [
    ...Object.keys(switches).map(
      (name) => `${name}=${new Map(Object.entries(switchValues)).get(name) ?? "yes"}`,
    ),
    ...Object.entries(choices).flatMap(([name, labels]) =>
      Object.keys(labels).map((value) => `${name}=${value}`),
    ),
    ...Object.keys(openTimes).map((value) => `open=${value}`),
    ...Object.keys(ageGroupLabels).map((value) => `ages=${value}`),
    ...Object.keys(specialties).map((value) => `specialty=${value}`),
    ...Object.keys(languages).map((value) => `language=${value}`),
    ...Object.keys(services).map((value) => `service=${value}`),
  ];
  // These depend on the time or the household, so they are no tags of listings.
  const computed = ["confirmed=yes", "open=now", "hsa=yes", "accepts-household=yes"];
  expect(shown.filter((option) => !computed.includes(option)).toSorted()).toEqual(known);
  for (const option of shown) {
    expect(Object.keys(readFilters(new URLSearchParams(option))), option).toHaveLength(1);
  }
});
