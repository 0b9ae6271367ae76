import path from "node:path";
import type { Sql } from "postgres";
import { z } from "zod";
import { createBackend } from "../supabase/local/apis/backend.ts";
import { readSettings } from "../supabase/local/apis/settings.ts";
import { runClient } from "./client-programs.ts";

const counted = z.array(z.object({ count: z.number() })).length(1);

/**
 * Brings a database to at least so many listings, and as many posts: Supabase's roles and schemas, the migrations
 * and the seed as they stand, then invented ones. A database that has enough is left as it is.
 */
export async function prepare(url: string, sql: Sql, wanted: number): Promise<void> {
  if ((await count(sql, "doctors")) < wanted) await prepareListings(url, sql, wanted);
  if ((await count(sql, "posts")) < wanted) await load(url, "posts", wanted);
}

async function prepareListings(url: string, sql: Sql, wanted: number): Promise<void> {
  console.log("applying migrations and seed");
  const settings = { ...readSettings(process.cwd()), dataDir: null, databaseUrl: url };
  const backend = await createBackend({ settings });
  await backend.close();
  for (const step of [...backend.preparation.applied, ...backend.preparation.warnings]) {
    console.log(`  ${step}`);
  }
  const missing = wanted - (await count(sql, "doctors"));
  if (missing > 0) await load(url, "doctors", missing);
}

async function load(url: string, what: "doctors" | "posts", many: number): Promise<void> {
  console.log(`loading ${many.toLocaleString("en-US")} ${what}`);
  const script = path.join(import.meta.dirname, `${what}.sql`);
  const flags = ["-X", "-q", "-v", "ON_ERROR_STOP=1", "-v", `${what}=${many}`, "-f", script];
  await runClient("psql", url, flags);
}

async function count(sql: Sql, table: "doctors" | "posts"): Promise<number> {
  const [found] = await sql`select to_regclass(${`public.${table}`}) as name`;
  if (!found?.name) return 0;
  const [row] = counted.parse(
    await sql`select count(*)::int as count from ${sql(`public.${table}`)}`,
  );
  return row?.count ?? 0;
}
