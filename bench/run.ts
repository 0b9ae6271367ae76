import { writeFileSync } from "node:fs";
import path from "node:path";
import postgres, { type Sql } from "postgres";
import { z } from "zod";
import { startCluster } from "../supabase/local/testing/cluster.ts";
import { feedPages } from "./feed-queries.ts";
import { filteredSearches } from "./filter-queries.ts";
import { mapClusters } from "./map-queries.ts";
import { measureConcurrently, measureWithBaseline, median, percentile } from "./measure.ts";
import { prepare } from "./prepare.ts";
import { primaryKeyLookup, type Query, searches } from "./queries.ts";
import { queuePages } from "./queue-queries.ts";
import {
  type ConcurrentResult,
  concurrentTable,
  isOverBudget,
  type Result,
  resultDocument,
  resultTable,
} from "./report.ts";

// `npm run bench` measures search and feed with many listings and posts, with one client and with
// many. It starts a PostgreSQL server, or uses the one at BENCH_DATABASE_URL. LISTINGS sets the
// number of listings and of posts; ONLY limits the queries to a kind.

const fullSize = 1_000_000;
const size = z.coerce
  .number()
  .int()
  .positive()
  .parse(process.env.LISTINGS || fullSize);
const load = { clients: 50, seconds: 60 };
const resultFile = path.join(import.meta.dirname, "results.md");

const url = process.env.BENCH_DATABASE_URL || (await startCluster()).url;
const sql = postgres(url, { max: 1, onnotice: () => {} });
try {
  await prepare(url, sql, size);
  const facts = await readFacts(sql);
  console.log(`PostgreSQL ${facts.version}, ${facts.listings.toLocaleString("en-US")} listings`);
  const queries = [
    ...(await searches(sql)),
    ...(await filteredSearches(sql)),
    ...mapClusters(),
    ...(await feedPages(sql)),
    ...(await queuePages(sql)),
  ];
  const only = process.env.ONLY;
  const measured = queries.filter(({ kind }) => !only || kind === only);
  const results = await measureAll(url, await primaryKeyLookup(sql), measured);
  console.log(`\n${resultTable(results)}\n`);
  if (!only) {
    console.log(`measuring ${load.clients} concurrent clients for ${load.seconds} seconds`);
    const concurrent = { ...load, results: await measureAllConcurrently(url, queries) };
    console.log(`\n${concurrentTable(concurrent.results)}\n`);
    if (size >= fullSize) writeFileSync(resultFile, resultDocument(results, concurrent, facts));
    else console.log("bench/results.md is written only by runs with 1,000,000 listings or more");
  }
  if (results.some(isOverBudget)) process.exitCode = 1;
} finally {
  await sql.end();
}

async function measureAll(url: string, baseline: Query, queries: Query[]): Promise<Result[]> {
  const results = new Map<Query, Result>();
  for (const query of queries) {
    console.log(`measuring ${query.name}`);
    const { times, lookups } = await measureWithBaseline(url, query, baseline);
    const ratio = median(times) / median(lookups);
    const { max, of } = query.relativeBudget ?? {};
    const otherRatio = of && results.get(of)?.ratio;
    results.set(query, {
      name: query.name,
      milliseconds: median(times),
      p95: percentile(times, 95),
      lookup: median(lookups),
      ratio,
      budget: max && otherRatio ? max * otherRatio : query.budget,
    });
  }
  return [...results.values()];
}

/** Measures each kind of query with many concurrent visitors. */
async function measureAllConcurrently(url: string, queries: Query[]): Promise<ConcurrentResult[]> {
  const visitorQueries = queries.filter(({ member }) => !member);
  const byKind = new Map<string, number[]>();
  for (const [{ kind }, taken] of await measureConcurrently(url, visitorQueries, load)) {
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
