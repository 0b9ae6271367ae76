import type { Sql } from "postgres";
import { z } from "zod";
import { literal } from "../supabase/local/database/script.ts";
import type { Query } from "./queries.ts";

const pageBudget = 10;
/** For a page of posts with thousands of likes. */
const hotPageBudget = 20;

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
  ];
}

async function cursorAt(sql: Sql, depth: number): Promise<string> {
  if (depth === 0) return "";
  const rows = await sql`
    select created_at::text, id from public.posts order by created_at desc, id desc offset ${depth} limit 1`;
  const [cursor] = cursors.parse([...rows]);
  return `${literal(cursor?.created_at ?? "")}, ${literal(cursor?.id ?? "")}`;
}

async function findMember(sql: Sql): Promise<string> {
  const rows = await sql`select id as value from auth.users where email = 'member-7@bench.test'`;
  const [member] = z.array(z.object({ value: z.string() })).parse([...rows]);
  return member?.value ?? "";
}
