import { readFileSync } from "node:fs";
import postgres, { type Sql } from "postgres";
import type { HostileCall } from "./hostile-calls.ts";

/**
 * Repeats an action of a session, at least `runs` times and for `seconds`, and returns the median of
 * the milliseconds that the database's process computes, which don't depend on what else the machine
 * does. Linux only.
 */
export async function measure(
  sql: Sql,
  action: () => Promise<unknown>,
  runs: number,
  seconds = 0,
): Promise<number> {
  const [session] = await sql`select pg_backend_pid() as pid`;
  const readTime = () =>
    Number(readFileSync(`/proc/${session?.pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (times.length < runs || performance.now() < end) {
    const start = readTime();
    await action();
    times.push(readTime() - start);
  }
  return median(times);
}

/** Sends a call as PostgREST sends it, rolls its writes back, and returns what the caller gets. */
export async function attempt(sql: Sql, { statement, values }: HostileCall): Promise<string> {
  try {
    let count = 0;
    await sql.begin(async (session) => {
      await session`select set_config('role', 'anon', true), set_config('request.jwt.claims', '{"role":"anon"}', true)`;
      count = (await session.unsafe(statement, values, { prepare: true })).count;
      await session`rollback and chain`;
    });
    return `${count} rows`;
  } catch (error) {
    if (!(error instanceof postgres.PostgresError)) throw error;
    return `rejected, ${error.code}`;
  }
}

/** Returns the median. Throws if there are no values. */
export function median(values: number[]): number {
  const value = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  if (value === undefined) throw new Error("Nothing was measured.");
  return value;
}
