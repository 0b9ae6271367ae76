import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import postgres from "postgres";
import { createBackend } from "../supabase/local/apis/backend.ts";
import { readSettings } from "../supabase/local/apis/settings.ts";
import { startCluster } from "./cluster.ts";
import { type HostileCall, hostileCalls } from "./hostile-calls.ts";
import { median } from "./measure.ts";
import { table } from "./report.ts";

// `npm run bench:hostile`: how long the calls of visitors keep the database busy that are made to do so, at the size of the seed, in a
// PostgreSQL server of its own or in the migrated one on this machine that BENCH_DATABASE_URL names. Linux only.

const mostMilliseconds = 150;
const runs = 9;
const resultFile = path.join(import.meta.dirname, "hostile-results.md");

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => process.exit(1));
}

const url = process.env.BENCH_DATABASE_URL || (await seededServer());
const sql = postgres(url, { max: 1, onnotice: () => {} });

interface Result {
  call: HostileCall;
  milliseconds: number;
  answer: string;
}

try {
  const results: Result[] = [];
  for (const call of hostileCalls) results.push(await measure(call));
  const [version] = await sql`show server_version`;
  const document = resultDocument(results, String(version?.server_version).split(" ")[0] ?? "");
  console.log(document);
  writeFileSync(resultFile, document);
  if (results.some(({ milliseconds }) => milliseconds > mostMilliseconds)) process.exitCode = 1;
} finally {
  await sql.end();
}

async function seededServer(): Promise<string> {
  const { url: databaseUrl } = await startCluster();
  const settings = { ...readSettings(process.cwd()), dataDir: null, databaseUrl };
  const backend = await createBackend({ settings });
  await backend.close();
  return databaseUrl;
}

/** The milliseconds that the processors have worked for a session, whatever else the machine does. */
function worked(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;
}

/** How long a call, sent as PostgREST sends it, keeps its session busy. What it writes is taken back. */
async function measure(call: HostileCall): Promise<Result> {
  const [session] = await sql`select pg_backend_pid() as pid`;
  const times: number[] = [];
  let answer = "";
  for (let run = 0; run < runs; run++) {
    const start = worked(session?.pid);
    answer = await attempt(call);
    times.push(worked(session?.pid) - start);
  }
  return { call, milliseconds: median(times), answer };
}

async function attempt({ statement, values }: HostileCall): Promise<string> {
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
    return `refused, ${error.code}`;
  }
}

function resultDocument(results: Result[], version: string): string {
  const date = new Date().toISOString().slice(0, 10);
  return `# Hostile calls at the seed's size

Written by \`npm run bench:hostile\` on ${date}, PostgreSQL ${version}. The times are those that the processor
works in the database's process for one call, from reading its megabytes to the answer. The median of ${runs} may be at most ${mostMilliseconds} ms.

${table(
  ["call", "ms", "answer", ""],
  results.map(({ call, milliseconds, answer }) => [
    call.name,
    milliseconds.toFixed(1),
    answer,
    milliseconds > mostMilliseconds ? "over" : "ok",
  ]),
)}
`;
}
