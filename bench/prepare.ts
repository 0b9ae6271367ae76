import path from "node:path";
import type { Sql } from "postgres";
import { z } from "zod";
import { createBackend } from "../supabase/local/backend.ts";
import { runClient } from "./client-programs.ts";

const counted = z.array(z.object({ count: z.number() })).length(1);

/**
 * Brings a database to at least so many listings: Supabase's roles and schemas, the migrations and
 * the seed as they stand, then invented listings. A database that has enough is left as it is.
 */
export async function prepare(url: string, sql: Sql, wanted: number): Promise<void> {
  if ((await countListings(sql)) >= wanted) return;
  console.log("applying migrations and seed");
  const settings = { root: process.cwd(), dataDir: null, databaseUrl: url };
  const backend = await createBackend({ settings });
  await backend.close();
  for (const step of [...backend.preparation.applied, ...backend.preparation.warnings]) {
    console.log(`  ${step}`);
  }
  const missing = wanted - (await countListings(sql));
  if (missing <= 0) return;
  console.log(`loading ${missing.toLocaleString("en-US")} more listings`);
  const script = path.join(import.meta.dirname, "doctors.sql");
  const flags = ["-X", "-q", "-v", "ON_ERROR_STOP=1", "-v", `listings=${missing}`, "-f", script];
  await runClient("psql", url, flags);
}

async function countListings(sql: Sql): Promise<number> {
  const [table] = await sql`select to_regclass('public.doctors') as name`;
  if (!table?.name) return 0;
  const [row] = counted.parse(await sql`select count(*)::int as count from public.doctors`);
  return row?.count ?? 0;
}
