import { rmSync } from "node:fs";
import path from "node:path";
import { readSettings } from "../apis/settings.ts";
import { folderOwner } from "../files/folder-lock.ts";

// `npm run db:reset` removes the database. The next start migrates and seeds a new one.

const { dataDir, databaseUrl } = readSettings(process.cwd());
const refusal = refusalReason();
if (refusal) {
  console.error(refusal);
  process.exitCode = 1;
} else if (dataDir) {
  // Remove only the backend's own files, because LOCAL_STACK_DATA may contain others.
  for (const name of ["pgdata", "pgdata.unfinished", "storage", "keys.json", "in-use.json"]) {
    rmSync(path.join(dataDir, name), { recursive: true, force: true });
  }
  console.log(`Removed the database and uploads in ${dataDir}. The next start creates new ones.`);
}

function refusalReason(): string | null {
  if (databaseUrl) {
    return (
      "LOCAL_STACK_DB_URL is set, and this command does not reset a PostgreSQL server. " +
      "Drop and recreate the database there; the next start migrates and seeds it."
    );
  }
  if (!dataDir)
    return "LOCAL_STACK_DATA is memory://, so every start already creates a new database.";
  const owner = folderOwner(dataDir);
  return owner === null ? null : `${dataDir} is in use by process ${owner.pid}. Stop it first.`;
}
