import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Backend } from "../local/apis/backend.ts";
import { getPglite } from "../local/database/pglite.ts";
import { startBackend } from "../local/testing/helpers.ts";
import { runPgtap } from "../local/testing/tap.ts";

// The same files run with `supabase test db` against the CLI's database, in the order of their names.
const folder = path.join(process.cwd(), "supabase/tests");
const files = readdirSync(folder).filter((name) => name.endsWith(".test.sql"));

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
  await run("000_cast.sql");
});
afterAll(() => backend.close());

/** Runs a file and expects every test to pass. */
async function run(name: string) {
  const script = readFileSync(path.join(folder, name), "utf8");
  expect(await runPgtap(getPglite(backend.db), script)).toEqual([]);
}

// All files share a database, since each rolls back its changes.
describe("SQL tests", () => it.each(files.sort())("%s", run));
