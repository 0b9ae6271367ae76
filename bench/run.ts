import { writeFileSync } from "node:fs";
import path from "node:path";
import postgres, { type Sql } from "postgres";
import { z } from "zod";
import { startCluster } from "./cluster.ts";
import { feedPages } from "./feed-queries.ts";
import { filteredSearches } from "./filter-queries.ts";
import { mapClusters } from "./map-queries.ts";
import { measure, median } from "./measure.ts";
import { prepare } from "./prepare.ts";
import { primaryKeyLookup, type Query, searches } from "./queries.ts";
import { isOver, type Result, resultDocument, resultTable } from "./report.ts";

// `npm run bench`: how long search and feed take on many listings and posts, in a PostgreSQL server of its own or in the
// one that BENCH_DATABASE_URL names. LISTINGS sets how many of each.

const fullSize = 1_000_000;
const wanted = z.coerce
  .number()
  .int()
  .positive()
  .parse(process.env.LISTINGS || fullSize);
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
  if (wanted >= fullSize) writeFileSync(resultFile, resultDocument(results, facts));
  else console.log("bench/results.md keeps only runs with 1,000,000 listings or more");
  if (results.some(isOver)) process.exitCode = 1;
} finally {
  await sql.end();
}

async function measureAll(url: string, yardstick: Query, queries: Query[]): Promise<Result[]> {
  // Measured at both ends, so that a machine that slows down meanwhile does not bend the ratios.
  const lookups = await measure(url, yardstick);
  const medians = new Map<Query, number>();
  for (const query of queries) {
    console.log(`measuring ${query.name}`);
    medians.set(query, median(await measure(url, query)));
  }
  const lookup = median([...lookups, ...(await measure(url, yardstick))]);
  const asResult = (query: Query, milliseconds: number) => ({
    name: query.name,
    milliseconds,
    ratio: milliseconds / lookup,
    budget: query.times
      ? (query.times.most * (medians.get(query.times.of) ?? 0)) / lookup
      : query.budget,
  });
  return [
    asResult(yardstick, lookup),
    ...[...medians].map(([query, milliseconds]) => asResult(query, milliseconds)),
  ];
}

async function readFacts(sql: Sql) {
  const rows = await sql`
    select count(*)::int as listings, split_part(current_setting('server_version'), ' ', 1) as version
    from public.doctors`;
  return z.object({ listings: z.number(), version: z.string() }).parse(rows[0]);
}
