import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { readFilters } from "../../src/lib/directory/directory-filters.ts";
import { switches } from "../../src/lib/directory/filter-labels.ts";
import { ageGroupLabels } from "../../src/lib/directory/filter-option-lists.ts";
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
    "select filter, value from private.filter_options where filter <> 'confirmed'",
  );
  const known = rows.map(({ filter, value }) => `${filter}=${value}`).toSorted();
  const shown = [
    ...Object.keys(switches).map((name) => `${name}=yes`),
    ...Object.keys(ageGroupLabels).map((value) => `ages=${value}`),
    ...Object.keys(specialties).map((value) => `specialty=${value}`),
    ...Object.keys(languages).map((value) => `language=${value}`),
    ...Object.keys(services).map((value) => `service=${value}`),
  ];
  expect(shown.filter((option) => option !== "confirmed=yes").toSorted()).toEqual(known);
  for (const option of shown) {
    expect(Object.keys(readFilters(new URLSearchParams(option))), option).toHaveLength(1);
  }
});
