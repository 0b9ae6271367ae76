import type { Sql } from "postgres";
import { literal } from "../supabase/local/database/script.ts";
import type { Query } from "./directory-queries.ts";
import { plainFeed } from "./plain-queries.ts";

const filters = [
  ["common topic", "in_topic => 'costs'", "topic = 'costs'"],
  ["rare topic", "in_topic => 'physicians'", "topic = 'physicians'"],
  ["state", "in_state => 'TX'", "state = 'TX'"],
  [
    "topic and state",
    "in_topic => 'physicians', in_state => 'TX'",
    "topic = 'physicians' and state = 'TX'",
  ],
] as const;

// In every text, in a tenth of them, in a thousandth, in two, in none, and two common words.
const searches = ["doctor", "pediatrician", "acupuncture", "123456", "xqzvwkj", "visit price"];

/** Returns the queries for feed pages as a member sends them, from the top to 100,000 posts deep. */
export async function feedQueries(sql: Sql): Promise<Query[]> {
  const pages: Query[] = [];
  for (const depth of [0, 1000, 100_000]) {
    const [cursor] = await sql<{ time: string; id: string }[]>`
      select created_at::text as time, id from public.posts order by created_at desc, id desc
      offset ${Math.max(depth - 1, 0)} limit 1`;
    const after = depth && cursor ? `${literal(cursor.time)}, ${literal(cursor.id)}` : "";
    pages.push({
      name: `feed, ${depth.toLocaleString("en-US")} posts deep`,
      statement: `select * from public.get_feed_page(${after})`,
      plain: plainFeed("true", depth),
    });
  }
  const queries: Query[] = [
    ...pages,
    ...filters.map(([name, parameters, condition]) => ({
      name: `feed, ${name}`,
      statement: `select * from public.get_feed_page(${parameters})`,
      plain: plainFeed(condition),
    })),
    ...searches.map((text) => ({
      name: `feed, search: ${text}`,
      statement: `select * from public.search_feed(${literal(text)})`,
      plain: plainFeed(`content ilike ${literal(`%${text}%`)}`),
    })),
  ];
  return queries.map((query) => ({ ...query, isMember: true }));
}
