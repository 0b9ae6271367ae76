import type { Sql } from "postgres";
import { z } from "zod";
import { literal } from "../supabase/local/database/script.ts";

/** The kinds of queries; the results of concurrent clients are reported by kind. */
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
  | "feed";

export interface Query {
  name: string;
  kind: Kind;
  statement: string;
  /** The most it may take, in primary-key lookups. Without one it is only reported. */
  budget: number | null;
  /** The most it may take, in times of another query that is measured before it. */
  times?: { of: Query; most: number };
  /** The id of the member who runs it; without one it runs as a visitor. */
  member?: string;
}

const textBudget = 200;
const nearestBudget = 50;
const suggestionBudget = 50;

const found = z.array(z.object({ value: z.string() })).length(1);

/** The lookup that everything else is compared with: one listing by its primary key. */
export async function primaryKeyLookup(sql: Sql): Promise<Query> {
  const rows = await sql`
    select id as value from public.doctors where verified order by created_at
    offset (select count(*) / 2 from public.doctors where verified) limit 1`;
  const [listing] = found.parse([...rows]);
  const statement = `select * from public.doctors where id = ${literal(listing?.value ?? "")}`;
  return { name: "one listing by primary key", kind: "lookup", statement, budget: null };
}

/** The searches of the directory, as the app sends them. */
export async function searches(sql: Sql): Promise<Query[]> {
  const rare = await rareWord(sql);
  const texts: [name: string, text: string][] = [
    ["common word", "family"],
    ["rare word", rare],
    ["unknown word", "xqzvwkj"],
    ["typing error", "austni"],
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
    ["what", "kids doctor"],
    ["what and state", "internist texas"],
    ["who", "dr elena marsh"],
    ["all at once", "female spanish speaking pediatrician austin tx"],
    ["telephone", "(512) 555-0142"],
  ];
  const places: [name: string, text: string][] = [
    ["near a ZIP", "78704"],
    ["near a city", "Austin, TX"],
    ["near a city", "austin"],
  ];
  // Text searches within a radius.
  const filteredPlaces: [name: string, text: string][] = [
    ["what and where", "pediatrician los angeles"],
    ["what and where", "sports medicine 99723"],
    ["what and where", "weight loss houston"],
  ];
  return [
    ...texts.map(([name, text]) => search(name, "text search", text, textBudget)),
    ...places.map(([name, text]) => search(name, "near a place", text, nearestBudget)),
    ...filteredPlaces.map(([name, text]) => search(name, "text search", text, textBudget)),
    telehealth("near a city", "Austin, TX"),
    telehealth("what and where", "pediatrician los angeles"),
    ...["su", "aus", "san", "fam", "pediatrician", "xqz"].map(suggestions),
  ];
}

function search(name: string, kind: Kind, text: string, budget: number): Query {
  const statement = `select * from public.search_doctors(${literal(text)})`;
  return { name: text ? `${name}: ${text}` : name, kind, statement, budget };
}

/** The telehealth practices that the directory shows below the results around a place. */
function telehealth(name: string, text: string): Query {
  const statement = `select * from public.telehealth_listings(${literal(text)})`;
  return {
    name: `by telehealth, ${name}: ${text}`,
    kind: "by telehealth",
    statement,
    budget: textBudget,
  };
}

/** The suggestions while a visitor types. */
function suggestions(typed: string): Query {
  const statement = `select * from public.suggest_searches(${literal(typed)})`;
  return {
    name: `suggestions: ${typed}`,
    kind: "suggestions",
    statement,
    budget: suggestionBudget,
  };
}

/** The first word of a practice's name that begins the fewest names. */
async function rareWord(sql: Sql): Promise<string> {
  const rows = await sql`
    select lower(split_part(practice_name, ' ', 1)) as value from public.doctors
    where practice_name ~ '^[A-Za-z]{6,} ' group by value order by count(*), value limit 1`;
  const [rare] = found.parse([...rows]);
  return rare?.value ?? "";
}
