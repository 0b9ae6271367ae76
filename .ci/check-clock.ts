import postgres from "postgres";
import { startCluster } from "../supabase/local/testing/cluster.ts";

// Fails unless Node and a PostgreSQL server see the time in EXPECTED_TIME. Without this, tests at a
// moment that `faketime` doesn't set would pass.

const expected = Date.parse(process.env.EXPECTED_TIME ?? "");
const { url, stop } = await startCluster();
const sql = postgres(url, { max: 1 });
const [row] = await sql<{ now: Date }[]>`select now()`;
await sql.end();
stop();
for (const [clock, now] of [
  ["Node", new Date()],
  ["PostgreSQL", row?.now ?? new Date(Number.NaN)],
] as const) {
  const isNear = Math.abs(now.getTime() - expected) < 600_000;
  if (!isNear) throw new Error(`${clock} sees ${now}, not ${process.env.EXPECTED_TIME}.`);
}
