import type { Sql } from "postgres";
import { z } from "zod";
import { literal } from "../supabase/local/database/script.ts";
import type { Query } from "./queries.ts";

const budget = 200;
/** How many times slower than the first page a deep page may be. */
const maxDeepRatio = 10;

const pageSize = 24;
const deepPage = 100;

const filtered: readonly (readonly [text: string, filters: Readonly<Record<string, string>>])[] = [
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

const paged = [
  ["", {}],
  ["texas", {}],
  ["", { accepting: "yes", sort: "newest" }],
  ["", { accepting: "yes", household: "34,36,4,7", sort: "price" }],
] as const;

const json = (filters: object) => `${literal(JSON.stringify(filters))}::jsonb`;
const describe = (text: string, filters: Readonly<Record<string, string>>) =>
  [text || "everything", ...Object.entries(filters).map((filter) => filter.join(" "))].join(", ");

const firstPage = (text: string, filters: object) =>
  `select * from public.search_doctors(${literal(text)}, filters => ${json(filters)})`;

/** Returns filtered and sorted searches, the counts of their filter options, and deep pages. */
export async function filteredSearches(sql: Sql): Promise<Query[]> {
  const deep: Query[] = [];
  for (const [text, filters] of paged) {
    const name = describe(text, filters);
    const first: Query = {
      name: `first page: ${name}`,
      kind: "filtered and sorted",
      statement: firstPage(text, filters),
      budget,
    };
    const after = literal(await cursorAt(sql, text, filters));
    const statement = `select * from public.search_doctors(${literal(text)}, after => ${after}, filters => ${json(filters)})`;
    const relativeBudget = { of: first, max: maxDeepRatio };
    deep.push(first, {
      name: `page ${deepPage}: ${name}`,
      kind: "page 100",
      statement,
      budget: null,
      relativeBudget,
    });
  }
  return [
    ...filtered.map(
      ([text, filters]): Query => ({
        name: `filtered: ${describe(text, filters)}`,
        kind: "filtered and sorted",
        statement: firstPage(text, filters),
        budget,
      }),
    ),
    ...filtered.map(
      ([text, filters]): Query => ({
        name: `options counted: ${describe(text, filters)}`,
        kind: "options counted",
        statement: `select * from public.filter_counts(${literal(text)}, filters => ${json(filters)})`,
        budget,
      }),
    ),
    ...deep,
  ];
}

const cursors = z.array(z.object({ page_cursor: z.string() })).min(1);

/** Returns the cursor of a deep page, or of the last listing if there are fewer pages. */
async function cursorAt(sql: Sql, text: string, filters: object): Promise<string> {
  let cursor: string | null = null;
  for (let page = 1; page < deepPage; page += 1) {
    const rows: unknown[] = await sql.unsafe(
      `select page_cursor from public.search_doctors($1, $2, $3, filters => ${json(filters)})`,
      [text, pageSize, cursor],
    );
    if (rows.length === 0) break;
    cursor = cursors.parse(rows).at(-1)?.page_cursor ?? null;
  }
  return cursor ?? "";
}
