import { writeFileSync } from "node:fs";
import path from "node:path";
import postgres, { type Sql } from "postgres";
import { z } from "zod";
import { startCluster } from "../supabase/local/testing/cluster.ts";
import { deepPages, directoryQueries } from "./directory-queries.ts";
import { feedQueries } from "./feed-queries.ts";
import { hostileCalls } from "./hostile-calls.ts";
import { load } from "./load.ts";
import { attempt, measure } from "./measure.ts";
import { table } from "./report.ts";

// `npm run bench` compares searches and feed pages, with many listings and posts, with what an app
// without a search index would run instead. It starts a PostgreSQL server, or uses the one at
// BENCH_DATABASE_URL, which it loads if it is empty. LISTINGS sets the number of listings and of
// posts. Linux only.

const fullSize = 1_000_000;
const size = z.coerce
  .number()
  .int()
  .positive()
  .parse(process.env.LISTINGS || fullSize);

/**
 * The largest share of the plain query's time. 10 % is ten times faster; the rest is a reserve for
 * differences between runs.
 */
const maxShare = 0.08;
/** How many times slower than the first page a deep page may be. */
const maxDeepRatio = 10;

const url = process.env.BENCH_DATABASE_URL || (await startCluster()).url;
const connect = (connection: Record<string, string> = {}) =>
  postgres(url, {
    max: 1,
    onnotice: () => {},
    connection: { ...connection, max_parallel_workers_per_gather: 0 },
  });
const sql = connect();
const [existing] = await sql`select to_regclass('public.doctors') as doctors`;
if (!existing?.doctors) await load(url, size);
const [facts] = await sql`
  select (select count(*)::integer from public.doctors) as listings, current_setting('server_version') as version,
    (select id from auth.users where email = 'member-7@bench.test') as member`;
const visitor = connect({ role: "anon" });
const member = connect({
  role: "authenticated",
  "request.jwt.claims": JSON.stringify({ role: "authenticated", sub: facts?.member }),
});

const measureStatement = (session: Sql, statement: string, runs: number) =>
  measure(session, () => session.unsafe(statement, [], { prepare: true }), runs, 0.3);

let isOver = false;
const verdict = (isWithin: boolean) => {
  isOver ||= !isWithin;
  return isWithin ? "ok" : "over";
};

try {
  let slowest = 0;
  const rows: string[][] = [];
  for (const query of [...directoryQueries, ...(await feedQueries(sql))]) {
    console.log(`measuring ${query.name}`);
    const session = query.isMember ? member : visitor;
    const time = await measureStatement(session, query.statement, 5);
    const plain = await measureStatement(session, query.plain, 1);
    slowest = Math.max(slowest, time);
    rows.push([
      query.name,
      time.toFixed(1),
      plain.toFixed(0),
      (plain / time).toFixed(0),
      `${((100 * time) / plain).toFixed(1)} %`,
      verdict(time <= maxShare * plain),
    ]);
  }

  const deepRows: string[][] = [];
  for (const { first, statement } of await deepPages(visitor)) {
    const firstTime = await measureStatement(visitor, first.statement, 5);
    const time = await measureStatement(visitor, statement, 5);
    const ratio = time / firstTime;
    deepRows.push([
      first.name,
      firstTime.toFixed(1),
      time.toFixed(1),
      ratio.toFixed(1),
      verdict(ratio <= maxDeepRatio),
    ]);
  }

  const hostile: { name: string; time: number }[] = [];
  for (const call of hostileCalls) {
    hostile.push({ name: call.name, time: await measure(sql, () => attempt(sql, call), 3) });
  }
  const slowestHostile = hostile.toSorted((one, other) => other.time - one.time).slice(0, 10);

  const document = `# Search and feed with ${facts?.listings.toLocaleString("en-US")} listings and the same number of posts

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}, PostgreSQL ${String(facts?.version).split(" ")[0]}. Each query is compared, in the same run, with
what a plain app would run instead: \`ilike\` on five columns, or the feed with its joins, the same filters, the same page,
and \`count(*)\` (\`bench/plain-queries.ts\`). Times are medians of the CPU time of the database's process, as a visitor
or, for the feed, as a member, because these don't depend on what else the machine does; neither query may use parallel
workers. Every query must be at least ten times faster. The limit is 8 % of the plain query's time, 12.5 times faster, so
that it is still ten times faster when one of the two is measured a fifth off.

${table(["query", "ms", "plain ms", "times faster", "share", ""], rows)}

## Page 100

At most ${maxDeepRatio} times slower than the first page.

${table(["search", "first page ms", "page 100 ms", "ratio", ""], deepRows)}

## Hostile calls

The slowest of ${hostile.length} calls that try to overload the database may take as long as the slowest query above, which is
${slowest.toFixed(1)} ms.

${table(
  ["call", "ms", ""],
  slowestHostile.map(({ name, time }) => [name, time.toFixed(1), verdict(time <= slowest)]),
)}
`;
  console.log(document);
  if (size >= fullSize) writeFileSync(path.join(import.meta.dirname, "results.md"), document);
  else console.log("bench/results.md is written only by runs with 1,000,000 listings or more");
  if (isOver) process.exitCode = 1;
} finally {
  await Promise.all([sql.end(), visitor.end(), member.end()]);
}
