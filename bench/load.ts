import { readFileSync } from "node:fs";
import path from "node:path";
import postgres, { type Sql } from "postgres";
import { createBackend } from "../supabase/local/apis/backend.ts";
import { readSettings } from "../supabase/local/apis/settings.ts";

/**
 * Applies migrations and seed to an empty database, and adds `size` generated listings and posts,
 * with a session for each.
 */
export async function load(url: string, size: number): Promise<void> {
  console.log(`loading ${size.toLocaleString("en-US")} listings and posts`);
  const settings = { ...readSettings(process.cwd()), dataDir: null, databaseUrl: url };
  const backend = await createBackend({ settings });
  await backend.close();
  const sql = postgres(url, { max: 2, onnotice: () => {} });
  const runFile = (name: string) => {
    const script = readFileSync(path.join(import.meta.dirname, name), "utf8");
    return sql.unsafe(script.replaceAll(":size", `${size}`));
  };
  try {
    await Promise.all([runFile("posts.sql"), loadListings(sql, () => runFile("doctors.sql"))]);
    await sql`vacuum analyze`;
  } finally {
    await sql.end();
  }
}

/** Loads listings into the tables of the search without indexes, and creates these afterwards. */
async function loadListings(sql: Sql, loadRows: () => Promise<unknown>): Promise<void> {
  const indexes = await sql<{ name: string; definition: string }[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid in ('private.search_entries'::regclass, 'private.name_starts'::regclass) and not indisunique`;
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`);
  await loadRows();
  for (const { definition } of indexes) await sql.unsafe(definition);
}
