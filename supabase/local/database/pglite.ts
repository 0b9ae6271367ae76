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

/** The extensions that migrations can create. @supabase/lite adds pgcrypto. */
const extensions: Extensions = {
  citext,
  cube,
  earthdistance,
  fuzzystrmatch,
  pg_trgm,
  unaccent,
  uuid_ossp,
};

export interface PgliteOptions {
  /** The folder of the database files; null for an in-memory database. */
  folder: string | null;
  /** An archive from `driver.dumpDataDir()` that a new database starts from. */
  archive?: Blob;
  /** Extensions that only tests need. */
  testExtensions?: Extensions;
}

/** Opens PGlite, in a folder or in memory. */
export async function openPglite(options: PgliteOptions): Promise<Database> {
  const { folder, archive } = options;
  const isNew = isNewDatabase(folder);
  if (folder && isNew) clearFolder(folder);
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
  await removeRowTypes(driver);
  if (folder) rmSync(unfinishedMarker(folder), { force: true });
  // PGlite runs PostgreSQL in single-user mode, which ignores `alter database … set`.
  await driver.exec(`set search_path to ${searchPath}`);
  // Recycled WAL files (16 MB each) would be part of every snapshot.
  await driver.exec("set wal_recycle to off");
  return {
    connection,
    run: async (script) => void (await driver.exec(script)),
    query: async (row, sql, params = []) =>
      row.array().parse((await driver.query(sql, params)).rows),
    refreshTypes: async () => {
      await driver.refreshArrayTypes();
      await removeRowTypes(driver);
    },
    isSingleSession: true,
    close: () => connection.close(),
  };
}

/**
 * Removes the parsers and serializers of row array types, which no API function or table uses
 * (`schema.test.sql` checks it). PGlite copies its list of types for each statement, so without
 * them a small statement takes a third of the time.
 */
async function removeRowTypes(driver: PGlite): Promise<void> {
  const { rows } = await driver.query<{ oid: number }>(
    "select typarray as oid from pg_type where typtype = 'c' and typarray <> 0",
  );
  const removed = new Set(rows.map(({ oid }) => String(oid)));
  const withoutRemoved = <Value>(byType: Record<string, Value>) =>
    Object.fromEntries(Object.entries(byType).filter(([oid]) => !removed.has(oid)));
  driver.parsers = withoutRemoved(driver.parsers);
  driver.serializers = withoutRemoved(driver.serializers);
}

/** Returns the PGlite instance of a database. Throws if the database is a PostgreSQL server. */
export function getPglite({ connection }: Database): PGlite {
  if (connection instanceof PgliteConnection) return connection.driver;
  throw new Error("This needs PGlite: unset LOCAL_STACK_DB_URL.");
}

/** Returns an archive of all database files, from which new databases can start. */
export async function dumpArchive(db: Database): Promise<Blob> {
  // Otherwise, every copy would replay the WAL when it opens.
  await db.run("checkpoint");
  return getPglite(db).dumpDataDir("none");
}

/** Whether there is no database yet, or only an incomplete one from a killed first start. */
export function isNewDatabase(folder: string | null): boolean {
  return folder === null || !existsSync(folder) || existsSync(unfinishedMarker(folder));
}

/**
 * Clears the folder for a new database. If the process is killed while PGlite creates its files,
 * the database can never be opened, so a marker file exists until they are complete.
 */
function clearFolder(folder: string): void {
  writeFileSync(unfinishedMarker(folder), "");
  rmSync(folder, { recursive: true, force: true });
}

const unfinishedMarker = (folder: string) => `${folder}.unfinished`;
