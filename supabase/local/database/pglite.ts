import { existsSync, rmSync, writeFileSync } from "node:fs";
import type { Extensions, PGlite } from "@electric-sql/pglite";
import { citext } from "@electric-sql/pglite/contrib/citext";
import { cube } from "@electric-sql/pglite/contrib/cube";
import { earthdistance } from "@electric-sql/pglite/contrib/earthdistance";
import { fuzzystrmatch } from "@electric-sql/pglite/contrib/fuzzystrmatch";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { uuid_ossp } from "@electric-sql/pglite/contrib/uuid_ossp";
import { createPgliteConnection, PgliteConnection } from "@supabase/lite/pglite";
import { type Database, keepPrivileges, searchPath } from "./database.ts";
import { valueParsers } from "./value-parsers.ts";

/** What migrations may `create extension`; @supabase/lite adds pgcrypto. */
const extensions: Extensions = {
  ...{ citext, cube, earthdistance, fuzzystrmatch, pg_trgm, unaccent, uuid_ossp },
};

export interface PgliteOptions {
  /** Where the files are; null keeps them in memory. */
  folder: string | null;
  /** What a new database starts from: an archive made by `driver.dumpDataDir()`. */
  archive?: Blob;
  /** Extensions that only tests need. */
  testExtensions?: Extensions;
}

/** Opens PGlite, in a folder or in memory. */
export async function openPglite(options: PgliteOptions): Promise<Database> {
  const { folder, archive } = options;
  const isNew = isNewDatabase(folder);
  if (folder && isNew) discard(folder);
  const connection = keepPrivileges(
    await createPgliteConnection({
      url: folder ?? "memory://",
      pgliteOptions: {
        extensions: { ...extensions, ...options.testExtensions },
        parsers: valueParsers,
        ...(isNew && archive && { loadDataDir: archive }),
      },
    }),
  );
  const { driver } = connection;
  await driver.waitReady;
  await forgetRowTypes(driver);
  if (folder) rmSync(unfinished(folder), { force: true });
  // PGlite runs PostgreSQL's single-user mode, which ignores `alter database … set`.
  await driver.exec(`set search_path to ${searchPath}`);
  // Used files of the log would be kept for later, 16 MB each, and be in every copy of the database.
  await driver.exec("set wal_recycle to off");
  return {
    connection,
    run: async (script) => void (await driver.exec(script)),
    query: async (row, sql, params = []) =>
      row.array().parse((await driver.query(sql, params)).rows),
    learnTypes: async () => {
      await driver.refreshArrayTypes();
      await forgetRowTypes(driver);
    },
    singleSession: true,
    close: () => connection.close(),
  };
}

/**
 * Removes the parsers and serializers of arrays of table rows, which no query uses: PGlite copies its list of types for
 * each statement, and a small statement takes a third of the time without them.
 */
async function forgetRowTypes(driver: PGlite): Promise<void> {
  const { rows } = await driver.query<{ oid: number }>(
    "select typarray as oid from pg_type where typtype = 'c' and typarray <> 0",
  );
  const forgotten = new Set(rows.map(({ oid }) => String(oid)));
  const others = <Tool>(tools: Record<string, Tool>) =>
    Object.fromEntries(Object.entries(tools).filter(([oid]) => !forgotten.has(oid)));
  driver.parsers = others(driver.parsers);
  driver.serializers = others(driver.serializers);
}

/** PGlite itself, for what only it can do: archives, and serving the database over a socket. */
export function driverOf({ connection }: Database): PGlite {
  if (connection instanceof PgliteConnection) return connection.driver;
  throw new Error("This needs PGlite: unset LOCAL_STACK_DB_URL.");
}

/** All files of a database, for a new one to start from. */
export async function archiveOf(db: Database): Promise<Blob> {
  // Without it, every copy would repeat from the log what was written.
  await db.run("checkpoint");
  return driverOf(db).dumpDataDir("none");
}

/** Whether there is no database yet, or only what a killed first start left. */
export function isNewDatabase(folder: string | null): boolean {
  return folder === null || !existsSync(folder) || existsSync(unfinished(folder));
}

/**
 * Clears the place of a new database. A kill while PGlite makes its files leaves a folder that never opens: until they are
 * complete, a mark beside the folder says so.
 */
function discard(folder: string): void {
  writeFileSync(unfinished(folder), "");
  rmSync(folder, { recursive: true, force: true });
}

const unfinished = (folder: string) => `${folder}.unfinished`;
