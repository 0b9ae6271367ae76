import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getPglite } from "../local/database/pglite.ts";
import { createPostgresCopy, startBackendOn } from "../local/testing/helpers.ts";
import { openConnection } from "../local/testing/postgres.ts";
import { type RunScript, runOnPglite, runOnPostgres, runPgtap } from "../local/testing/tap.ts";

// The same files run with `supabase test db` against the CLI's database, in the order of their names.
const folder = path.join(process.cwd(), "supabase/tests");
const files = readdirSync(folder).filter((name) => name.endsWith(".test.sql"));

let session: { run: RunScript; close: () => Promise<void> };
beforeAll(async () => {
  session = await startSession();
  await run("000_cast.sql");
  await session.run("select tests.remove_demo_data()");
});
afterAll(() => session.close());

async function startSession(): Promise<typeof session> {
  const url = await createPostgresCopy();
  if (url) {
    const sql = openConnection(url);
    return { run: runOnPostgres(sql), close: () => sql.end() };
  }
  const backend = await startBackendOn(null);
  return { run: runOnPglite(getPglite(backend.db)), close: backend.close };
}

/** Runs a file and expects every test to pass. */
async function run(name: string) {
  const script = readFileSync(path.join(folder, name), "utf8");
  expect(await runPgtap(session.run, script)).toEqual([]);
}

// All files share a database, since each rolls back its changes.
describe("SQL tests", () => it.each(files.sort())("%s", run));
