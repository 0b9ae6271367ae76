import { existsSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
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
  /** Start from an archive made by `driver.dumpDataDir()`. */
  snapshot?: Blob;
  /** Extensions that only tests need. */
  testExtensions?: Extensions;
}

/** Opens PGlite, in a folder or in memory. */
export async function openPglite(options: PgliteOptions): Promise<Database> {
  if (options.folder) await initialize(options.folder);
  const connection = keepPrivileges(
    await createPgliteConnection({
      url: options.folder ?? "memory://",
      pgliteOptions: {
        extensions: { ...extensions, ...options.testExtensions },
        parsers: valueParsers,
        ...(options.snapshot && { loadDataDir: options.snapshot }),
      },
    }),
  );
  const { driver } = connection;
  await driver.waitReady;
  // PGlite runs PostgreSQL's single-user mode, which ignores `alter database … set`.
  await driver.exec(`set search_path to ${searchPath}`);
  return {
    connection,
    run: async (script) => void (await driver.exec(script)),
    query: async (row, sql, params = []) =>
      row.array().parse((await driver.query(sql, params)).rows),
    learnTypes: () => driver.refreshArrayTypes(),
    singleSession: true,
    close: () => connection.close(),
  };
}

/** PGlite itself, for what only it can do: archives, and serving the database over a socket. */
export function driverOf({ connection }: Database): PGlite {
  if (connection instanceof PgliteConnection) return connection.driver;
  throw new Error("This needs PGlite: unset LOCAL_STACK_DB_URL.");
}

/**
 * Makes the files of an empty database. A kill while PGlite unpacks them leaves a folder that never
 * opens, so it happens in a sibling folder that gets its name only when it is complete.
 */
async function initialize(folder: string): Promise<void> {
  const fresh = path.join(path.dirname(folder), `${path.basename(folder)}.new`);
  rmSync(fresh, { recursive: true, force: true });
  if (existsSync(folder)) return;
  const connection = await createPgliteConnection({ url: fresh, pgliteOptions: { extensions } });
  await connection.driver.waitReady;
  await connection.close();
  renameSync(fresh, folder);
}
