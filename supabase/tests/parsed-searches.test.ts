import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { placeSearch } from "../../src/lib/directory/places.ts";
import { usStates } from "../../src/lib/format/us-states.ts";
import type { Backend } from "../local/apis/backend.ts";
import { client, startBackend } from "../local/testing/helpers.ts";
import { placeSearches } from "./parsed-place-searches.ts";
import { wordSearches } from "./parsed-word-searches.ts";
import { patientSearches } from "./patient-searches.ts";
import { plainSearches } from "./plain-searches.ts";
import { understoodSearches } from "./understood-searches.ts";

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const part = z.object({ kind: z.string(), label: z.string(), without: z.string() });
const listing = z.object({ practice_name: z.string(), corrected: z.string().nullable() });
const card = listing.extend({
  address_city: z.string(),
  specialty: z.string().nullable(),
  clinicians: z.array(z.object({ name: z.string() })).nullable(),
  unmatched: z.string().nullable(),
  elsewhere: z.number().nullable(),
});

/** Calls a search function as a visitor. */
async function callSearch<Row>(
  name: string,
  search: string,
  row: z.ZodType<Row>,
  options = {},
): Promise<Row[]> {
  const { data, error } = await client(backend).rpc(name, { search, ...options });
  if (error) throw error;
  return z.array(row).parse(data);
}

const describeSearch = (search: string) => callSearch("describe_search", search, part);
const find = (search: string) => callSearch("search_doctors", search, listing);

async function findFirstHundred(search: string): Promise<string[]> {
  const found = await callSearch("search_doctors", search, listing, { page_size: 100 });
  return found.map((row) => row.practice_name);
}

const partLabels: Record<string, (label: string) => string> = {
  tag: (label) => label,
  words: (label) => `“${label}”`,
  place: (label) => `near ${label}`,
  state: (label) => `in ${label}`,
  radius: (label) => `${label} miles`,
  "other place": (label) => `or ${label}`,
  "missing ZIP": (label) => `no ZIP ${label}`,
  outside: (label) => `not ${label}`,
  "not listed": (label) => `“${label}” not listed`,
  insurance: (label) => `“${label}” insurance`,
  "sharing plan": (label) => `“${label}” sharing plan`,
  household: (label) => `household ${label}`,
  excluded: (label) => `“${label}” excluded`,
  "lowest price": (label) => `from $${label}`,
  emergency: (label) => `“${label}” emergency`,
  // Filters are labeled as in the directory's URL.
  filter: (label) => label,
  medicare: (label) => `“${label}” explained`,
  name: (label) => `name “${label}”`,
  "near me": () => "near you?",
};

const rowsOf = (table: string) =>
  table
    .trim()
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()));

const searches = [placeSearches, wordSearches].flatMap(rowsOf);
const understood = [understoodSearches, plainSearches].flatMap(rowsOf);
const patients = rowsOf(patientSearches);

const wordsOf = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

async function parsedParts(search: string): Promise<string[]> {
  return (await describeSearch(search)).map(({ kind, label }) => partLabels[kind]?.(label) ?? kind);
}

describe("searches of the demo data", () => {
  it("include at least 500 different cases", () => {
    const all = [...searches, ...understood].map(([search]) => search);
    expect(all.length).toBeGreaterThanOrEqual(500);
    expect(all.filter((search, place) => all.indexOf(search) !== place)).toEqual([]);
  });

  it("include at least 250 of invented patients", () => {
    const asked = patients.map(([search]) => search);
    expect(asked.length).toBeGreaterThanOrEqual(250);
    expect(asked.filter((search, place) => asked.indexOf(search) !== place)).toEqual([]);
  });

  it.each(searches)("“%s” is parsed as %s", async (search = "", parsed, first = "") => {
    expect((await parsedParts(search)).join(" + ")).toBe(parsed);
    const [found] = await find(search);
    expect(found?.practice_name ?? "").toBe(first);
  });

  it.each(understood)(
    "“%s” is understood as %s",
    async (search = "", parsed = "", present = "", absent = "") => {
      expect((await parsedParts(search)).sort()).toEqual(
        parsed.split(" + ").filter(Boolean).sort(),
      );
      const names = await findFirstHundred(search);
      if (present) expect(names).toContain(present);
      if (absent) expect(names).not.toContain(absent);
    },
  );

  it.each(patients)(
    "“%s”, asked by a patient, is understood as %s",
    async (search = "", parsed = "", present = "", absent = "") => {
      const expected = parsed.split(" + ").filter(Boolean);
      const isOtherUnused = (label: string) => /^“[^”]*”$/.test(label) && !expected.includes(label);
      const parts = await parsedParts(search);
      expect(parts.filter((label) => !isOtherUnused(label)).sort()).toEqual(expected.sort());

      const cards = await callSearch("search_doctors", search, card, { page_size: 100 });
      const names = cards.map((row) => row.practice_name);
      if (present) expect(names).toContain(present);
      if (absent === "everyone") expect(names).toEqual([]);
      else if (absent) expect(names).not.toContain(absent);

      // What a note calls unused may not stand on a card below it. A service that only practices
      // elsewhere list is not called unused.
      const isElsewhere = (cards[0]?.elsewhere ?? 0) > 0;
      const unmatched = isElsewhere ? "" : (cards[0]?.unmatched ?? "");
      const unused = wordsOf(unmatched).filter((word) => word.length > 3);
      const shown = cards.flatMap(({ practice_name, address_city, specialty, clinicians }) =>
        [
          practice_name,
          address_city,
          specialty ?? "",
          ...(clinicians ?? []).map((c) => c.name),
        ].flatMap(wordsOf),
      );
      expect(unused.filter((word) => shown.includes(word))).toEqual([]);
    },
  );
});

describe("parts of a search", () => {
  it.each([
    ["family doctor near Boise ID", ["near Boise ID", "family doctor"]],
    ["spanish speaking doctor in dallas", ["doctor in dallas", "spanish speaking doctor"]],
    ["Pediatrics, Austin, TX", ["Austin, TX", "Pediatrics"]],
    ["dr marsh austin", ["austin", "dr marsh"]],
    ["Dr. Elena Marsh", [""]],
    ["kids doctor austin pediatrics", ["austin", "kids doctor pediatrics"]],
    ["99999 pediatrics", ["pediatrics", "99999"]],
    ["Columbus", ["", "Columbus, GA", "Columbus, MS", "Columbus, IN"]],
    ["pediatrician la", ["la", "pediatrician", "pediatrician Louisiana"]],
    ["dalas pediatrics", ["dallas", "pediatrics"]],
    [
      "pediatrician within 10 miles of Austin",
      ["within 10 miles of Austin", "pediatrician", "pediatrician Austin"],
    ],
    ["78704, 5-mile radius", ["", "78704"]],
    [
      "dallas/fort worth pediatrics",
      ["dallas/ fort worth", "pediatrics", "Fort Worth, TX pediatrics"],
    ],
    ["bilingual doctor austin", ["doctor austin", "bilingual doctor"]],
    ["blue cross austin", ["austin", "blue cross"]],
    ["zxqv marfa", ["", "zxqv Marfa, TX"]],
    ["south austin pediatrician", ["south austin", "pediatrician"]],
    ["78704, 78705", ["78705", "78705 78705"]],
  ])("“%s” has a link that removes each part", async (search, without) => {
    expect((await describeSearch(search)).map((row) => row.without)).toEqual(without);
  });

  it("have suggestions of other places that are parsed as labeled", async () => {
    for (const search of ["Springfield", "Washington", "new york", "LA", "Portland"]) {
      for (const { kind, label, without } of await describeSearch(search)) {
        if (kind !== "other place") continue;
        const [place] = await describeSearch(without);
        expect(place?.label, without).toBe(label.replace(/ State$/, ""));
      }
    }
  });
});

it("the search for each state is parsed as that state", async () => {
  for (const [code, name] of usStates) {
    const parts = await describeSearch(placeSearch(code));
    const stateParts = parts.filter(({ kind }) => kind !== "other place");
    expect(stateParts, code).toMatchObject([{ kind: "state", label: name }]);
  }
});

describe("an unusual search", () => {
  it.each([
    ["quotes", `O'Brien "family" ''' """ ‘’ “”`],
    ["one quote", "'"],
    ["wildcards", "% _ %%"],
    ["filter syntax", "a,b,(c),and(d.eq.1),or("],
    ["backslashes", "\\ \\\\ \\' \\x00 \\u0000"],
    ["SQL", "'; drop table doctors; --"],
    ["markup", "<img src=x onerror=alert(1)><script>alert(1)</script>"],
    ["text-search operators", "a & | ! <-> :* ( )"],
    ["other scripts", "東京 медицина أطباء רופא हिन्दी"],
    ["emoji and joiners", "👩🏽‍⚕️ 🏥 e\u0301\u200d"],
    ["URL delimiters", "a&search=b#c?d=%20+e"],
    ["three thousand characters", `${"pediatrics ".repeat(272)}pediatri`],
    ["one word of three thousand characters", "x".repeat(3000)],
  ])("with %s does not fail", async (_, search) => {
    await expect(find(search)).resolves.toBeInstanceOf(Array);
    await expect(describeSearch(search)).resolves.toBeInstanceOf(Array);
  });
});

describe("a typo", () => {
  it.each([
    ["pediatrcs", "pediatrics"],
    ["bouldin lantrn", "bouldin lantern"],
    // A query with results and a word of three letters are not corrected.
    ["ortega", null],
    ["pedi", null],
    ["xqz", undefined],
    ["tuscon", "tucson"],
    ["pheonix internist", "phoenix internist"],
    // A known word is not corrected, and a short word is not corrected to a longer one.
    ["medicare", null],
    ["tirzepatide", null],
    ["francez", "frances"],
  ])("in “%s” is corrected to %s", async (search, corrected) => {
    const [found] = await find(search);
    expect(found?.corrected).toBe(corrected);
  });
});
