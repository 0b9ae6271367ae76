import { writeFileSync } from "node:fs";
import path from "node:path";
import postgres from "postgres";
import { createBackend } from "../supabase/local/apis/backend.ts";
import { readSettings } from "../supabase/local/apis/settings.ts";
import { startCluster } from "../supabase/local/testing/cluster.ts";
import { type HostileCall, hostileCalls } from "./hostile-calls.ts";
import { attempt, measure } from "./measure.ts";
import { table } from "./report.ts";

// `npm run bench:hostile` measures how long calls that try to overload the database keep it busy,
// with the seed data. It starts a PostgreSQL server, or uses the migrated local one at
// BENCH_DATABASE_URL. Linux only.

const maxMilliseconds = 150;
const runs = 9;
const resultFile = path.join(import.meta.dirname, "hostile-results.md");

const url = process.env.BENCH_DATABASE_URL || (await startSeededServer());
const sql = postgres(url, { max: 1, onnotice: () => {} });

interface Result {
  call: HostileCall;
  milliseconds: number;
  response: string;
}

try {
  const results: Result[] = [];
  for (const call of hostileCalls) {
    const milliseconds = await measure(sql, () => attempt(sql, call), runs);
    results.push({ call, milliseconds, response: await attempt(sql, call) });
  }
  const [version] = await sql`show server_version`;
  const document = resultDocument(results, String(version?.server_version).split(" ")[0] ?? "");
  console.log(document);
  writeFileSync(resultFile, document);
  if (results.some(({ milliseconds }) => milliseconds > maxMilliseconds)) process.exitCode = 1;
} finally {
  await sql.end();
}

async function startSeededServer(): Promise<string> {
  const { url: databaseUrl } = await startCluster();
  const settings = { ...readSettings(process.cwd()), dataDir: null, databaseUrl };
  const backend = await createBackend({ settings });
  await backend.close();
  return databaseUrl;
}

function resultDocument(results: Result[], version: string): string {
  const date = new Date().toISOString().slice(0, 10);
  return `# Hostile calls with the seed data

Written by \`npm run bench:hostile\` on ${date}, PostgreSQL ${version}. Each time is the CPU time of the database process for one
call, from reading the request to sending the response. The median of ${runs} runs must not exceed ${maxMilliseconds} ms.

${table(
  ["call", "ms", "response", ""],
  results.map(({ call, milliseconds, response }) => [
    call.name,
    milliseconds.toFixed(1),
    response,
    milliseconds > maxMilliseconds ? "over" : "ok",
  ]),
)}
`;
}
