import { rmSync } from "node:fs";
import path from "node:path";
import { readSettings } from "../apis/settings.ts";
import { folderOwner } from "../files/folder-lock.ts";

// `npm run db:reset`: the next start migrates and seeds an empty database.

const { dataDir, databaseUrl } = readSettings(process.cwd());
const refusal = reasonNotTo();
if (refusal) {
  console.error(refusal);
  process.exitCode = 1;
} else if (dataDir) {
  // Only what the backend made: LOCAL_STACK_DATA may be a folder with other things in it.
  for (const name of ["pgdata", "pgdata.unfinished", "storage", "keys.json", "in-use.json"]) {
    rmSync(path.join(dataDir, name), { recursive: true, force: true });
  }
  console.log(`Removed the database and uploads in ${dataDir}. The next start makes new ones.`);
}

function reasonNotTo(): string | null {
  if (databaseUrl) {
    return (
      "LOCAL_STACK_DB_URL is set: this command does not touch a PostgreSQL server. " +
      "Drop and create the database there, and the next start migrates and seeds it."
    );
  }
  if (!dataDir) return "LOCAL_STACK_DATA is memory://: every start is a fresh one already.";
  const owner = folderOwner(dataDir);
  return owner === null ? null : `${dataDir} is in use by process ${owner.pid}. Stop it first.`;
}
