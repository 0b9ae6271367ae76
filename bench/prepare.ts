import path from "node:path";
import type { Sql } from "postgres";
import { z } from "zod";
import { createBackend } from "../supabase/local/apis/backend.ts";
import { readSettings } from "../supabase/local/apis/settings.ts";
import { runClient } from "./client-programs.ts";

const countSchema = z.array(z.object({ count: z.number() })).length(1);

/** The number of open cases in each queue of the admins. */
const openCases = 3000;

/**
 * Fills a database with at least `size` listings and posts: creates Supabase's roles and schemas,
 * applies the migrations and the seed, and adds generated rows. Doesn't change a database that
 * already has enough.
 */
export async function prepare(url: string, sql: Sql, size: number): Promise<void> {
  if ((await countRows(sql, "doctors")) < size) await prepareListings(url, sql, size);
  if ((await countRows(sql, "posts")) < size) await load(url, "posts", size);
  if ((await countRows(sql, "reports")) < openCases) await load(url, "queues", openCases);
}

async function prepareListings(url: string, sql: Sql, size: number): Promise<void> {
  console.log("applying migrations and seed");
  const settings = { ...readSettings(process.cwd()), dataDir: null, databaseUrl: url };
  const backend = await createBackend({ settings });
  await backend.close();
  for (const step of [...backend.preparation.applied, ...backend.preparation.warnings]) {
    console.log(`  ${step}`);
  }
  const missing = size - (await countRows(sql, "doctors"));
  if (missing > 0) await load(url, "doctors", missing);
}

async function load(
  url: string,
  table: "doctors" | "posts" | "queues",
  count: number,
): Promise<void> {
  console.log(`loading ${count.toLocaleString("en-US")} ${table}`);
  const script = path.join(import.meta.dirname, `${table}.sql`);
  const flags = ["-X", "-q", "-v", "ON_ERROR_STOP=1", "-v", `${table}=${count}`, "-f", script];
  await runClient("psql", url, flags);
}

async function countRows(sql: Sql, table: "doctors" | "posts" | "reports"): Promise<number> {
  const [existing] = await sql`select to_regclass(${`public.${table}`}) as name`;
  if (!existing?.name) return 0;
  const [row] = countSchema.parse(
    await sql`select count(*)::int as count from ${sql(`public.${table}`)}`,
  );
  return row?.count ?? 0;
}
