import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Backend } from "../local/apis/backend.ts";
import { driverOf } from "../local/database/pglite.ts";
import { startBackend } from "../local/testing/helpers.ts";
import { failures } from "../local/testing/tap.ts";

// The same files run with `supabase test db` against the CLI's database.
const folder = path.join(process.cwd(), "supabase/tests");
const files = readdirSync(folder).filter((name) => name.endsWith(".test.sql"));

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
  await backend.db.run("create extension if not exists pgtap with schema extensions");
});
afterAll(() => backend.close());

describe("SQL tests", () => {
  // In order, in one database: the first file holds what the others share, and they roll back.
  it.each(files.sort())("%s", async (name) => {
    const script = readFileSync(path.join(folder, name), "utf8");
    expect(await failures(driverOf(backend.db), script)).toEqual([]);
  });
});
