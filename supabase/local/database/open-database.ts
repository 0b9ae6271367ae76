import { rmSync } from "node:fs";
import path from "node:path";
import type { Settings } from "../apis/settings.ts";
import { explainOpening } from "../server/start-failure.ts";
import type { Database } from "./database.ts";
import { isNewDatabase, openPglite, type PgliteOptions } from "./pglite.ts";
import { openPostgres } from "./postgres.ts";
import { readSnapshot } from "./snapshot-files.ts";

interface OpenedDatabase {
  db: Database;
  /** A copy is already migrated and seeded. An empty database is saved as a snapshot once it is prepared. */
  origin: "existing" | "copy" | "empty";
}

/** Opens the configured database. A new database starts as a copy of the snapshot if there is one. */
export async function openDatabase(
  settings: Settings,
  snapshot: string,
  testExtensions: PgliteOptions["testExtensions"] = {},
): Promise<OpenedDatabase> {
  const { dataDir, databaseUrl } = settings;
  if (databaseUrl) return { db: await openPostgres(databaseUrl), origin: "existing" };
  const folder = dataDir && path.join(dataDir, "pgdata");
  const isNew = isNewDatabase(folder);
  const archive = isNew ? await readSnapshot(snapshot) : null;
  try {
    const db = await openPglite({ folder, testExtensions, ...(archive && { archive }) });
    if (!isNew) return { db, origin: "existing" };
    return { db, origin: archive ? "copy" : "empty" };
  } catch (error) {
    // Remove the snapshot, so the next start does not fail on it again.
    if (archive) rmSync(snapshot, { force: true });
    throw explainOpening(error, settings);
  }
}
