import type { Sql } from "postgres";
import { z } from "zod";
import { literal } from "../supabase/local/database/script.ts";

/** The kinds of queries, by which the results of concurrent clients are grouped. */
export type Kind =
  | "lookup"
  | "text search"
  | "near a place"
  | "by telehealth"
  | "suggestions"
  | "filtered and sorted"
  | "options counted"
  | "page 100"
  | "map"
  | "feed"
  | "admin";

export interface Query {
  name: string;
  kind: Kind;
  statement: string;
  /** The maximum ratio to a primary-key lookup; null if the query has no budget. */
  budget: number | null;
  /** The maximum ratio to another query, which is measured before this one. */
  relativeBudget?: { of: Query; max: number };
  /** The id of the member to run it as. Runs as a visitor by default. */
  member?: string;
}

const textBudget = 200;
const nearestBudget = 50;
const suggestionBudget = 50;

const valueRows = z.array(z.object({ value: z.string() })).length(1);

/** Returns the baseline: a lookup of one listing by its primary key. */
export async function primaryKeyLookup(sql: Sql): Promise<Query> {
  const rows = await sql`
    select id as value from public.doctors where verified order by created_at
    offset (select count(*) / 2 from public.doctors where verified) limit 1`;
  const [listing] = valueRows.parse([...rows]);
  const statement = `select * from public.doctors where id = ${literal(listing?.value ?? "")}`;
  return { name: "one listing by primary key", kind: "lookup", statement, budget: null };
}

/** Returns the directory's searches, as the app sends them. */
export async function searches(sql: Sql): Promise<Query[]> {
  const rare = await rareWord(sql);
  const texts: [name: string, text: string][] = [
    ["common word", "family"],
    ["rare word", rare],
    ["unknown word", "xqzvwkj"],
    ["typo", "austni"],
    ["two words", "family austin"],
    ["two words", "family medicine"],
    ["two words", "summit pediatrics"],
    ["two words", "family texas"],
    ["two places", "dallas houston"],
    ["little-known town", "pine"],
    ["two letters", "tx"],
    ["two letters", "au"],
    ["two letters", "nn"],
    ["two letters", "zq"],
    ["state", "texas"],
    ["city", "austin"],
    ["everything", ""],
    ["specialty", "kids doctor"],
    ["specialty and state", "internist texas"],
    ["clinician", "dr elena marsh"],
    ["everything combined", "female spanish speaking pediatrician austin tx"],
    ["phone", "(512) 555-0142"],
    ["facts in words", "open saturday wheelchair texas under $90"],
    ["by ear", "dr elayna marsch"],
    ["in Spanish", "médica de familia en houston, menos de 80 al mes"],
  ];
  const places: [name: string, text: string][] = [
    ["near a ZIP", "78704"],
    ["near a city", "Austin, TX"],
    ["near a city", "austin"],
  ];
  // Text searches within a radius.
  const filteredPlaces: [name: string, text: string][] = [
    ["specialty and place", "pediatrician los angeles"],
    ["specialty and place", "sports medicine 99723"],
    ["service and place", "weight loss houston"],
  ];
  return [
    ...texts.map(([name, text]) => search(name, "text search", text, textBudget)),
    ...places.map(([name, text]) => search(name, "near a place", text, nearestBudget)),
    ...filteredPlaces.map(([name, text]) => search(name, "text search", text, textBudget)),
    telehealth("near a city", "Austin, TX"),
    telehealth("specialty and place", "pediatrician los angeles"),
    ...["su", "aus", "san", "fam", "pediatrician", "xqz"].map(suggestions),
  ];
}

function search(name: string, kind: Kind, text: string, budget: number): Query {
  const statement = `select * from public.search_doctors(${literal(text)})`;
  return { name: text ? `${name}: ${text}` : name, kind, statement, budget };
}

/** Returns the query for the telehealth practices below the results near a place. */
function telehealth(name: string, text: string): Query {
  const statement = `select * from public.telehealth_listings(${literal(text)})`;
  return {
    name: `by telehealth, ${name}: ${text}`,
    kind: "by telehealth",
    statement,
    budget: textBudget,
  };
}

/** Returns the query for suggestions while a visitor types. */
function suggestions(typed: string): Query {
  const statement = `select * from public.suggest_searches(${literal(typed)})`;
  return {
    name: `suggestions: ${typed}`,
    kind: "suggestions",
    statement,
    budget: suggestionBudget,
  };
}

/** Returns the word that the fewest practice names start with. */
async function rareWord(sql: Sql): Promise<string> {
  const rows = await sql`
    select lower(split_part(practice_name, ' ', 1)) as value from public.doctors
    where practice_name ~ '^[A-Za-z]{6,} ' group by value order by count(*), value limit 1`;
  const [rare] = valueRows.parse([...rows]);
  return rare?.value ?? "";
}
