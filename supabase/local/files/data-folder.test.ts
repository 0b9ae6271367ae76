import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import type { Database } from "../database/database.ts";
import { migrate } from "../database/migrations.ts";
import { openPglite } from "../database/pglite.ts";
import { seed } from "../database/seed.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";

// An empty history, as @supabase/lite creates it.
const emptyHistory = `drop schema if exists supabase_migrations cascade; drop table if exists fruits, nuts;
  create schema supabase_migrations;
  create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
  create table supabase_migrations.seed_files (path text primary key, hash text not null);`;

let db: Database;
beforeAll(async () => {
  db = await openPglite({ folder: null });
});
afterAll(() => db.close());

const seeds = { enabled: true, sql_paths: ["./seed.sql"] };
const count = async (table: string) =>
  (await db.query(z.object({ n: z.number() }), `select count(*)::int as n from ${table}`))[0]?.n;

async function project() {
  await db.run(emptyHistory);
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, "migrations"));
  const write = (name: string, sql: string) => writeFileSync(path.join(folder, name), sql);
  write("migrations/20260101000000_create_fruits.sql", "create table fruits (name text);");
  write("seed.sql", "insert into fruits values ('apple');");
  const run = async () => [
    await migrate(db, path.join(folder, "migrations")),
    await seed(db, folder, seeds),
  ];
  return { write, run };
}

describe("the first start", () => {
  it("removes an incomplete database from a killed first start", async () => {
    const folder = temporaryFolder();
    mkdirSync(path.join(folder, "pgdata/base"), { recursive: true });
    writeFileSync(path.join(folder, "pgdata/PG_VERSION"), "17");
    writeFileSync(path.join(folder, "pgdata.unfinished"), "");
    const opened = await openPglite({ folder: path.join(folder, "pgdata") });
    expect(await opened.query(z.object({ one: z.literal(1) }), "select 1 as one")).toHaveLength(1);
    await opened.close();
    expect(readdirSync(folder)).toEqual(["pgdata"]);
  });
});

describe("migrations and seed", () => {
  it("run once, and a new migration runs at the next start", async () => {
    const { write, run } = await project();
    expect(await run()).toEqual([
      { applied: ["20260101000000_create_fruits.sql"], warnings: [] },
      { applied: ["supabase/seed.sql"], warnings: [] },
    ]);
    write("migrations/20260102000000_create_nuts.sql", "create table nuts (name text);");
    expect(await run()).toEqual([
      { applied: ["20260102000000_create_nuts.sql"], warnings: [] },
      { applied: [], warnings: [] },
    ]);
    expect(await count("fruits")).toBe(1);
  });

  it("report a file that changed after it was applied, and do not run it again", async () => {
    const { write, run } = await project();
    await run();
    write(
      "migrations/20260101000000_create_fruits.sql",
      "create table fruits (name text, sort text);",
    );
    write("seed.sql", "insert into fruits values ('apple'), ('pear');");
    const reports = await run();
    expect(reports.flatMap((report) => report.applied)).toEqual([]);
    expect(reports.flatMap((report) => report.warnings)).toEqual([
      expect.stringMatching(/^20260101000000_create_fruits.sql changed .* npm run db:reset/),
      expect.stringMatching(/^supabase\/seed.sql changed .* npm run db:reset/),
    ]);
    expect(await count("fruits")).toBe(1);
  });

  it("roll back a failing file, report its file and line, and run it once it is fixed", async () => {
    const { write, run } = await project();
    write(
      "migrations/20260102000000_create_nuts.sql",
      "create table nuts (name text);\nselect oops;",
    );
    await expect(run()).rejects.toThrow(/create_nuts\.sql:2: column "oops" does not exist/);
    write("migrations/20260102000000_create_nuts.sql", "create table nuts (name text);");
    await run();
    expect(await count("nuts")).toBe(0);
  });
});
