import type { Sql } from "postgres";
import { literal } from "../supabase/local/database/script.ts";
import { type Filters, plainCounts, plainSearch, plainSuggestions } from "./plain-queries.ts";

/** A query of the app, and what a plain app would run instead. */
export interface Query {
  name: string;
  statement: string;
  plain: string;
  /** Whether a member sends it, as for the feed. */
  isMember?: boolean;
}

/** A page deep in the results of a query. */
export interface DeepPage {
  first: Query;
  statement: string;
}

/** What people type, of each kind that takes its own way through the search. */
const texts = [
  // A common, an unknown, and a misspelled word.
  "family",
  "xqzvwkj",
  "austni",
  "family austin",
  "family medicine",
  "summit pediatrics",
  "family texas",
  "dallas houston",
  "pine",
  "tx",
  "au",
  "nn",
  "zq",
  "texas",
  "austin",
  "",
  "kids doctor",
  "internist texas",
  "dr elena marsh",
  "female spanish speaking pediatrician austin tx",
  "(512) 555-0142",
  "open saturday wheelchair texas under $90",
  "dr elayna marsch",
  "médica de familia en houston, menos de 80 al mes",
  "78704",
  "Austin, TX",
  "pediatrician los angeles",
  "sports medicine 99723",
  "weight loss houston",
];

const filtered: readonly (readonly [text: string, filters: Filters])[] = [
  ["", { accepting: "yes", sort: "newest" }],
  ["", { language: "korean", sort: "price" }],
  ["", { "price-to": "60", sort: "price" }],
  ["", { household: "34,36,4,7", "price-to": "250", sort: "price" }],
  ["texas", { household: "34,36,4,7", accepting: "yes", sort: "price" }],
  ["family", { confirmed: "yes", "in-person": "yes", sort: "newest" }],
  ["Austin, TX", { specialty: "pediatrics", sort: "price" }],
  ["pediatrician", { language: "spanish" }],
  ["los angeles", { accepting: "yes" }],
  ["texas", { language: "spanish,korean", specialty: "pediatrics,geriatrics" }],
  ["", { ages: "babies,seniors", language: "spanish,korean", sort: "newest" }],
  ["los angeles", { open: "now" }],
  ["texas", { open: "evenings,saturday", "step-free": "yes" }],
  ["los angeles", { household: "34,36,4", hsa: "yes", "accepts-household": "yes" }],
  ["los angeles", { household: "34,36,4", sort: "price" }],
  ["", { "enrollment-fee": "none", "month-to-month": "yes", model: "pure", gender: "woman" }],
  ["", { medicare: "opted-out", sort: "price" }],
];

const paged: readonly (readonly [text: string, filters: Filters])[] = [
  ["", {}],
  ["texas", {}],
  ["", { accepting: "yes", sort: "newest" }],
  ["", { accepting: "yes", household: "34,36,4,7", sort: "price" }],
];

const views = [
  ["country", [-125, 24, -66, 50], 0],
  ["state", [-106, 25.8, -93.5, 36.5], 2],
  ["large city", [-118.9, 33.6, -117.6, 34.4], 5],
  ["part of a city", [-118.3, 33.95, -118.1, 34.1], 8],
] as const;

const mapped: readonly (readonly [text: string, filters: Filters])[] = [
  ["", {}],
  ["family", {}],
  ["", { accepting: "yes" }],
  ["", { language: "korean" }],
];

const describe = (text: string, filters: Filters) =>
  [text || "everything", ...Object.entries(filters).map((filter) => filter.join(" "))].join(", ");

/** Returns a call to an API function of the search. */
function call(name: string, text: string, filters: Filters, more: readonly string[] = []): string {
  const json = `filters => ${literal(JSON.stringify(filters))}::jsonb`;
  return `select * from public.${name}(${[literal(text), json, ...more].join(", ")})`;
}

const search = (text: string, filters: Filters): Query => ({
  name: describe(text, filters),
  statement: call("search_doctors", text, filters),
  plain: plainSearch(text, filters),
});

/** The directory's searches, counts of filter options, suggestions, and maps. */
export const directoryQueries: Query[] = [
  ...texts.map((text) => search(text, {})),
  ...["Austin, TX", "pediatrician los angeles"].map((text) => ({
    name: `by telehealth: ${text}`,
    statement: call("telehealth_listings", text, {}),
    plain: plainSearch(text, {}, "telehealth_only"),
  })),
  ...["su", "aus", "san", "fam", "pediatrician", "xqz"].map((typed) => ({
    name: `suggestions: ${typed}`,
    statement: `select * from public.suggest_searches(${literal(typed)})`,
    plain: plainSuggestions(typed),
  })),
  ...filtered.map(([text, filters]) => search(text, filters)),
  ...filtered.map(([text, filters]) => ({
    name: `options counted: ${describe(text, filters)}`,
    statement: call("filter_counts", text, filters),
    plain: plainCounts(text, filters),
  })),
  ...mapped.flatMap(([text, filters]) =>
    views.map(([view, edges, zoom]) => {
      const [west, south, east, north] = edges;
      const more = { west, south, east, north, zoom };
      const parameters = Object.entries(more).map((parameter) => parameter.join(" => "));
      return {
        name: `map, ${view}: ${describe(text, filters)}`,
        statement: call("map_clusters", text, filters, parameters),
        plain: plainSearch(
          text,
          filters,
          `longitude between ${west} and ${east} and latitude between ${south} and ${north}`,
        ),
      };
    }),
  ),
];

const pageNumber = 100;

/** Returns the hundredth page of some searches. */
export async function deepPages(sql: Sql): Promise<DeepPage[]> {
  const pages: DeepPage[] = [];
  for (const [text, filters] of paged) {
    let after: string | null = null;
    for (let page = 1; page < pageNumber; page += 1) {
      const rows: { page_cursor: string }[] = await sql.unsafe(
        `select page_cursor from public.search_doctors($1, after => $2, filters => ${literal(JSON.stringify(filters))})`,
        [text, after],
      );
      after = rows.at(-1)?.page_cursor ?? after;
    }
    const cursor = `after => ${literal(after ?? "")}`;
    pages.push({
      first: search(text, filters),
      statement: call("search_doctors", text, filters, [cursor]),
    });
  }
  return pages;
}
