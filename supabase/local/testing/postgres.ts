import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import postgres from "postgres";
import { createBackend } from "../apis/backend.ts";
import { searchPath } from "../database/database.ts";
import { type Cluster, startCluster } from "./cluster.ts";
import { inMemorySettings } from "./in-memory-settings.ts";

/**
 * Starts a PostgreSQL server with an empty database. Returns null if none is installed (an error in CI), or if
 * `TEST_DATABASE=pglite` chooses PGlite.
 */
export async function startTestServer(): Promise<Cluster | null> {
  if (process.env.TEST_DATABASE === "pglite") return null;
  try {
    // Compiling takes longer than running the small queries of tests.
    return await startCluster({ jit: "off" });
  } catch (error) {
    if (process.env.CI) throw error;
    console.warn(`The tests run on PGlite, without those of concurrency. ${error}`);
    return null;
  }
}

/** Migrates and seeds the server's database, the template of the tests' databases. */
export async function prepareTemplate(cluster: Cluster): Promise<void> {
  const backend = await createBackend({
    settings: { ...inMemorySettings(), databaseUrl: cluster.url },
  });
  await backend.db.run(`set search_path to extensions; ${readPgtap()}`);
  await backend.close();
}

/** Copies the template to a new database and returns its URL. */
export async function copyTemplate(templateUrl: string): Promise<string> {
  // Connect to another database, because a template must not have connections.
  const sql = postgres(inDatabase(templateUrl, "template1"), { max: 1, onnotice: () => {} });
  const name = `copy_${crypto.randomUUID().replaceAll("-", "")}`;
  await sql.unsafe(`create database ${name} template postgres strategy file_copy`);
  await sql.end();
  return inDatabase(templateUrl, name);
}

/** Opens a session in which several scripts can run one after the other. */
export function openConnection(url: string) {
  return postgres(url, { max: 1, onnotice: () => {}, connection: { search_path: searchPath } });
}

function inDatabase(url: string, name: string): string {
  const databaseUrl = new URL(url);
  databaseUrl.pathname = `/${name}`;
  return databaseUrl.href;
}

/** Returns pgTAP's script from PGlite's package, so that the server's package of pgTAP isn't needed. */
function readPgtap(): string {
  const entry = createRequire(import.meta.url).resolve("@electric-sql/pglite/pgtap");
  const archive = path.resolve(path.dirname(entry), "../pgtap.tar.gz");
  const script = "share/postgresql/extension/pgtap--1.3.5.sql";
  return execFileSync("tar", ["-xzOf", archive, script], { encoding: "utf8" });
}
