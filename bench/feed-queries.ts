import type { Sql } from "postgres";
import { z } from "zod";
import { literal } from "../supabase/local/database/script.ts";
import type { Query } from "./queries.ts";

const pageBudget = 10;
/** For a page of posts with thousands of likes. */
const hotPageBudget = 20;

const searchBudget = 200;

const filters = [
  ["common topic", "in_topic => 'costs'"],
  ["rare topic", "in_topic => 'physicians'"],
  ["state", "in_state => 'TX'"],
  ["topic and state", "in_topic => 'physicians', in_state => 'TX'"],
] as const;

// In every text, in a tenth of them, in a thousandth, in two, in none, and two common words.
const searches = ["doctor", "pediatrician", "acupuncture", "123456", "xqzvwkj", "visit price"];

const cursors = z.array(z.object({ created_at: z.string(), id: z.string() })).length(1);

/** Returns the queries for feed pages as a member sends them, from the top to 100,000 posts deep. */
export async function feedPages(sql: Sql): Promise<Query[]> {
  const member = await findMember(sql);
  const page = async (name: string, depth: number, budget: number): Promise<Query> => ({
    name,
    kind: "feed",
    statement: `select * from public.get_feed_page(${await cursorAt(sql, depth)})`,
    budget,
    member,
  });
  return [
    await page("feed, 20 posts with 5,000 likes each", 0, hotPageBudget),
    await page("feed, 1,000 posts deep", 1000, pageBudget),
    await page("feed, 100,000 posts deep", 100_000, pageBudget),
    ...filters.map(([name, filter]) => ({
      name: `feed, ${name}`,
      kind: "feed" as const,
      statement: `select * from public.get_feed_page(${filter})`,
      budget: hotPageBudget,
      member,
    })),
    ...searches.map((search) => ({
      name: `search of the feed: ${search}`,
      kind: "feed" as const,
      statement: `select * from public.search_feed(${literal(search)})`,
      budget: searchBudget,
      member,
    })),
  ];
}

async function cursorAt(sql: Sql, depth: number): Promise<string> {
  if (depth === 0) return "";
  const rows = await sql`
    select created_at::text, id from public.posts order by created_at desc, id desc offset ${depth} limit 1`;
  const [cursor] = cursors.parse([...rows]);
  return `${literal(cursor?.created_at ?? "")}, ${literal(cursor?.id ?? "")}`;
}

/** Returns the id of the member who reads the feed, who is also an admin. */
export async function findMember(sql: Sql): Promise<string> {
  const rows = await sql`select id as value from auth.users where email = 'member-7@bench.test'`;
  const [member] = z.array(z.object({ value: z.string() })).parse([...rows]);
  return member?.value ?? "";
}
