import { writeFileSync } from "node:fs";
import path from "node:path";
import postgres, { type Sql } from "postgres";
import { z } from "zod";
import { startCluster } from "./cluster.ts";
import { feedPages } from "./feed-queries.ts";
import { filteredSearches } from "./filter-queries.ts";
import { mapClusters } from "./map-queries.ts";
import { measureConcurrently, measureWithYardstick, median, percentile } from "./measure.ts";
import { prepare } from "./prepare.ts";
import { primaryKeyLookup, type Query, searches } from "./queries.ts";
import {
  type ConcurrentResult,
  concurrentTable,
  isOver,
  type Result,
  resultDocument,
  resultTable,
} from "./report.ts";

// `npm run bench`: how long search and feed take on many listings and posts, alone and with concurrent clients, in a PostgreSQL server of its
// own or in the one that BENCH_DATABASE_URL names. LISTINGS sets how many of each.

const fullSize = 1_000_000;
const wanted = z.coerce
  .number()
  .int()
  .positive()
  .parse(process.env.LISTINGS || fullSize);
const load = { clients: 50, seconds: 60 };
const resultFile = path.join(import.meta.dirname, "results.md");

// The server is stopped when the process exits, which a signal alone would not let happen.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => process.exit(1));
}

const url = process.env.BENCH_DATABASE_URL || (await startCluster()).url;
const sql = postgres(url, { max: 1, onnotice: () => {} });
try {
  await prepare(url, sql, wanted);
  const facts = await readFacts(sql);
  console.log(`PostgreSQL ${facts.version}, ${facts.listings.toLocaleString("en-US")} listings`);
  const queries = [
    ...(await searches(sql)),
    ...(await filteredSearches(sql)),
    ...mapClusters(),
    ...(await feedPages(sql)),
  ];
  const results = await measureAll(url, await primaryKeyLookup(sql), queries);
  console.log(`\n${resultTable(results)}\n`);
  console.log(`measuring ${load.clients} concurrent clients for ${load.seconds} seconds`);
  const concurrent = { ...load, results: await measureAllConcurrently(url, queries) };
  console.log(`\n${concurrentTable(concurrent.results)}\n`);
  if (wanted >= fullSize) writeFileSync(resultFile, resultDocument(results, concurrent, facts));
  else console.log("bench/results.md keeps only runs with 1,000,000 listings or more");
  if (results.some(isOver)) process.exitCode = 1;
} finally {
  await sql.end();
}

async function measureAll(url: string, yardstick: Query, queries: Query[]): Promise<Result[]> {
  const results = new Map<Query, Result>();
  for (const query of queries) {
    console.log(`measuring ${query.name}`);
    const { times, lookups } = await measureWithYardstick(url, query, yardstick);
    const ratio = median(times) / median(lookups);
    const { most, of } = query.times ?? {};
    const ofOther = of && results.get(of)?.ratio;
    results.set(query, {
      name: query.name,
      milliseconds: median(times),
      p95: percentile(times, 95),
      lookup: median(lookups),
      ratio,
      budget: most && ofOther ? most * ofOther : query.budget,
    });
  }
  return [...results.values()];
}

/** Returns how long each kind of query takes visitors with many concurrent clients. */
async function measureAllConcurrently(url: string, queries: Query[]): Promise<ConcurrentResult[]> {
  const ofVisitors = queries.filter(({ member }) => !member);
  const byKind = new Map<string, number[]>();
  for (const [{ kind }, taken] of await measureConcurrently(url, ofVisitors, load)) {
    byKind.set(kind, [...(byKind.get(kind) ?? []), ...taken]);
  }
  return [...byKind].map(([kind, taken]) => ({
    kind,
    runs: taken.length,
    p50: percentile(taken, 50),
    p95: percentile(taken, 95),
  }));
}

async function readFacts(sql: Sql) {
  const rows = await sql`
    select count(*)::int as listings, split_part(current_setting('server_version'), ' ', 1) as version
    from public.doctors`;
  return z.object({ listings: z.number(), version: z.string() }).parse(rows[0]);
}
