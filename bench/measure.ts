import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runClient } from "./client-programs.ts";
import type { Query } from "./queries.ts";

interface Load {
  clients: number;
  seconds: number;
}

const singleClient: Load = { clients: 1, seconds: 4 };

/**
 * Runs a query and a baseline lookup in random order for some seconds, with prepared statements and
 * as the query's member, and returns the milliseconds of each run. Interleaving them cancels out
 * changes in the machine's speed.
 */
export async function measureWithBaseline(
  url: string,
  query: Query,
  baseline: Query,
): Promise<{ times: number[]; lookups: number[] }> {
  const statements = [query.statement, baseline.statement];
  const times = await run(url, statements, singleClient, query.member);
  return { times: times.get(0) ?? [], lookups: times.get(1) ?? [] };
}

/**
 * Runs queries in random order with many concurrent clients, as visitors, and returns the
 * milliseconds of each run. Throws if any query fails.
 */
export async function measureConcurrently(
  url: string,
  queries: Query[],
  load: Load,
): Promise<Map<Query, number[]>> {
  const times = await run(
    url,
    queries.map(({ statement }) => statement),
    load,
  );
  return new Map(queries.map((query, index) => [query, times.get(index) ?? []]));
}

/** Runs pgbench and returns the milliseconds of each run, by the index of the statement. */
async function run(
  url: string,
  statements: string[],
  { clients, seconds }: Load,
  member?: string,
): Promise<Map<number, number[]>> {
  const folder = mkdtempSync(path.join(tmpdir(), "dpc-nearby-pgbench-"));
  try {
    const scripts = statements.flatMap((statement, index) => {
      const script = path.join(folder, `${index}.sql`);
      writeFileSync(script, `${statement};\n`);
      return ["-f", script];
    });
    const flags = ["-n", "-M", "prepared", "-c", `${clients}`, "-T", `${seconds}`, ...scripts];
    const log = ["--log", `--log-prefix=${path.join(folder, "log")}`];
    await runClient("pgbench", url, [...flags, ...log], { PGOPTIONS: sessionOptions(member) });
    const lines = readdirSync(folder)
      .filter((file) => file.startsWith("log."))
      .flatMap((file) => readFileSync(path.join(folder, file), "utf8").split("\n"))
      .filter(Boolean);
    return parseLog(lines);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the settings that PostgREST makes before each request. */
function sessionOptions(member: string | undefined): string {
  if (!member) return "-c role=anon";
  const claims = JSON.stringify({ role: "authenticated", sub: member });
  return `-c role=authenticated -c request.jwt.claims=${claims}`;
}

/**
 * Parses pgbench's log, with a line per transaction: the third field is its time in microseconds,
 * the fourth the script.
 */
function parseLog(lines: string[]): Map<number, number[]> {
  const times = new Map<number, number[]>();
  for (const line of lines) {
    const [, , microseconds, script] = line.split(" ").map(Number);
    if (microseconds === undefined || script === undefined) continue;
    const ofScript = times.get(script) ?? [];
    ofScript.push(microseconds / 1000);
    times.set(script, ofScript);
  }
  return times;
}

/** Returns the value below which `percent` percent of the values are. Throws if there are none. */
export function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.floor((sorted.length * percent) / 100)];
  if (value === undefined) throw new Error("Nothing was measured.");
  return value;
}

/** Returns the median. */
export const median = (values: number[]): number => percentile(values, 50);
