import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import postgres from "postgres";
import { type Cluster, startCluster } from "../../../bench/cluster.ts";
import { createBackend } from "../apis/backend.ts";
import { searchPath } from "../database/database.ts";
import { inMemorySettings } from "./in-memory-settings.ts";

/**
 * Starts a PostgreSQL server with a migrated and seeded database, the template of the tests' databases. Throws if PostgreSQL is not
 * installed.
 */
export async function startTemplateServer(): Promise<Cluster> {
  // Compiling takes longer than running the small queries of tests.
  const cluster = await startCluster({ jit: "off" });
  const backend = await createBackend({
    settings: { ...inMemorySettings(), databaseUrl: cluster.url },
  });
  await backend.db.run(`set search_path to extensions; ${readPgtap()}`);
  await backend.close();
  return cluster;
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
export function openSession(url: string) {
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
