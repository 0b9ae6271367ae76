import { readFileSync } from "node:fs";
import { z } from "zod";
import { practicesPerCall, toRow } from "../src/lib/import/plan.ts";
import type { ImportMode } from "../src/lib/import/sources.ts";
import { planFile } from "../src/test/plan-file.ts";
import { createBackend } from "../supabase/local/apis/backend.ts";
import { readSettings } from "../supabase/local/apis/settings.ts";
import { startCluster } from "../supabase/local/testing/cluster.ts";
import { signUpAdmin } from "../supabase/local/testing/helpers.ts";

// `npm run bench:import` checks, imports, and checks again a file as the import page does, through
// the API. It starts a PostgreSQL server, or uses the one at BENCH_DATABASE_URL. ROWS sets the
// number of practices. Linux only.

const rowCount = z.coerce
  .number()
  .int()
  .positive()
  .parse(process.env.ROWS || 10_000);

const databaseUrl = process.env.BENCH_DATABASE_URL || (await startCluster()).url;
const settings = { ...readSettings(process.cwd()), dataDir: null, databaseUrl };
const backend = await createBackend({ settings });
const admin = await signUpAdmin(backend, "bench-importer");
const places = await backend.db.query(
  z.object({ zip: z.string(), city: z.string(), state: z.string() }),
  "select zip, city, state from public.zip_codes order by md5(zip) limit $1",
  [rowCount],
);

/** Returns a file whose every tenth practice has this price. */
function fileOf(price: number): string {
  const rows = places.map(({ zip, city, state }, index) => {
    const number = String(index).padStart(5, "0");
    const name = `${(index * 7919 + 104_729).toString(36)} Direct Care`;
    const contact = `(512) 5${number.slice(0, 2)}-${number.slice(2)}0,practice${index}.example`;
    const others = `${index % 10 === 0 ? price : 75},"Ada ${name}, MD; Bo ${name}, NP"`;
    return `${name},${city},${state},${zip},${contact},${others},"Mon-Thu 8-5, Fri 8-12"`;
  });
  const headings = "Name,City,State,ZIP,Phone,Website,Monthly price,Clinicians,Hours";
  return [headings, ...rows].join("\n");
}

/** Returns the CPU time of the database's sessions in seconds, which doesn't depend on what else the machine does. */
async function readCpuTime(): Promise<number> {
  const sessions = await backend.db.query(
    z.object({ pid: z.number() }),
    "select pid from pg_stat_activity where datname = current_database()",
    [],
  );
  const times = sessions.map(({ pid }) =>
    Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]),
  );
  return times.reduce((sum, time) => sum + time, 0) / 1e9;
}

async function measure(label: string, text: string, mode: ImportMode, batch: string | null) {
  const start = performance.now();
  const { entries } = await planFile(text, mode);
  const planned = performance.now();
  const cpuBefore = await readCpuTime();
  const counts: Record<string, number> = {};
  const id = batch ?? crypto.randomUUID();
  for (let remaining = entries; remaining.length > 0; ) {
    const chunk = remaining.slice(0, practicesPerCall);
    const { data, error } = await admin.client.rpc("import_listings", {
      rows: chunk.map((entry) => toRow(entry)),
      is_dry_run: batch === null,
      mode,
      batch: id,
      file_name: "bench.csv",
    });
    if (error) throw error;
    for (const { outcome } of z.array(z.object({ outcome: z.string() })).parse(data)) {
      counts[outcome] = (counts[outcome] ?? 0) + 1;
    }
    remaining = remaining.slice(chunk.length);
  }
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
  const cpu = ((await readCpuTime()) - cpuBefore).toFixed(1);
  console.log(
    `${label}: ${seconds(start, planned)} s to read the file, ${seconds(planned, performance.now())} s for`,
    `the calls (${cpu} s of the database's CPU), ${JSON.stringify(counts)}, ${Math.round(process.memoryUsage().heapUsed / 1e6)} MB of heap`,
  );
}

await measure("check of new practices", fileOf(75), "add", null);
await measure("import", fileOf(75), "add", crypto.randomUUID());
await measure("check of listed practices", fileOf(80), "both", null);
await backend.close();
process.exit();
