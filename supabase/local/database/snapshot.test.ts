import { randomBytes } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { createBackend } from "../apis/backend.ts";
import { readSettings } from "../apis/settings.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { openDatabase } from "./open-database.ts";
import { readSnapshot, writeSnapshot } from "./snapshot-files.ts";
import { snapshotName } from "./snapshot-name.ts";

const migration = "supabase/migrations/20260101000000_create_fruits.sql";
const seeds = { enabled: true, sql_paths: ["./seed.sql"] };

/** Creates a minimal project with one table. */
function createProject() {
  const root = temporaryFolder();
  for (const needed of ["config.toml", "templates", "local/database"]) {
    cpSync(path.join("supabase", needed), path.join(root, "supabase", needed), { recursive: true });
  }
  mkdirSync(path.join(root, "supabase/migrations"));
  const write = (name: string, content: string) => writeFileSync(path.join(root, name), content);
  write(migration, "create table public.fruits (name text);");
  write("supabase/seed.sql", "insert into public.fruits values ('apple');");
  const snapshots = path.join(root, "snapshots");
  /** Starts a backend and returns the rows found at startup and the files applied. */
  const start = async (dataDir = "memory://") => {
    const env = { LOCAL_STACK_DATA: dataDir, LOCAL_STACK_SNAPSHOTS: snapshots };
    const backend = await createBackend({ settings: readSettings(root, env) });
    const row = z.object({ name: z.string() });
    const fruits = await backend.db.query(row, "select name from public.fruits");
    // Added after the snapshot, so copies do not have this row.
    await backend.db.run("insert into public.fruits values ('banana')");
    const { applied } = backend.preparation;
    await backend.close();
    return { fruits: fruits.map(({ name }) => name), applied };
  };
  return { root, write, snapshots, start };
}

const migrated = { fruits: ["apple"], applied: [path.basename(migration), "supabase/seed.sql"] };
const copied = { fruits: ["apple"], applied: [] };

describe("a new database", () => {
  it("is migrated and seeded the first time and copied after that", async () => {
    const { root, snapshots, start } = createProject();
    expect(await start()).toEqual(migrated);
    expect(readdirSync(snapshots)).toEqual([snapshotName(root, seeds)]);
    expect(await start("data")).toEqual(copied);
    expect(await start()).toEqual(copied);
    expect(await start("data")).toEqual({ fruits: ["apple", "banana"], applied: [] });
  });

  it("deletes a snapshot that cannot be opened", async () => {
    const file = path.join(temporaryFolder(), "snapshot.tar.gz");
    await writeSnapshot(file, new Blob(["not an archive"]));
    const settings = readSettings(process.cwd(), { LOCAL_STACK_DATA: "memory://" });
    await expect(openDatabase(settings, file)).rejects.toThrow();
    expect(existsSync(file)).toBe(false);
  });
});

describe("a snapshot", () => {
  it("is ignored if it is missing or incomplete", async () => {
    const file = path.join(temporaryFolder(), "snapshot.tar.gz");
    expect(await readSnapshot(file)).toBeNull();
    await writeSnapshot(file, new Blob([randomBytes(100_000)]));
    expect((await readSnapshot(file))?.size).toBe(100_000);
    writeFileSync(file, readFileSync(file).subarray(0, 50_000));
    expect(await readSnapshot(file)).toBeNull();
  });

  it("is skipped if it cannot be written", async () => {
    const file = path.join(temporaryFolder(), "file");
    writeFileSync(file, "a file where a folder is expected");
    await expect(writeSnapshot(path.join(file, "snapshot"), new Blob())).resolves.toBeUndefined();
  });
});

describe("the name of a snapshot", () => {
  const day = new Date("2026-01-01T12:00:00Z");

  it("changes with every file that affects the database", () => {
    const { root, write } = createProject();
    const names = new Set<string>();
    const add = (config = seeds, now = day) => names.add(snapshotName(root, config, now));
    add();
    write(migration, "create table public.fruits (name text, sort text);");
    add();
    write("supabase/migrations/20260102000000_create_nuts.sql", "create table public.nuts ();");
    add();
    write("supabase/seed.sql", "insert into public.fruits values ('pear');");
    add();
    write("supabase/local/database/roles.sql", "create role cook;");
    add();
    for (const name of ["@electric-sql/pglite", "@supabase/lite"]) {
      mkdirSync(path.join(root, "node_modules", name), { recursive: true });
      write(`node_modules/${name}/package.json`, '{ "version": "1.0.0" }');
      add();
    }
    add({ ...seeds, enabled: false });
    add(seeds, new Date("2026-01-02T12:00:00Z"));
    expect(names.size).toBe(9);
    add();
    expect(names.size).toBe(9);
  });
});

describe("the folder of snapshots", () => {
  it("keeps the newest three", async () => {
    const folder = temporaryFolder();
    for (const [age, name] of ["d", "a", "c", "b"].entries()) {
      await writeSnapshot(path.join(folder, name), new Blob(["archive"]));
      const time = new Date(Date.UTC(2026, 0, 1 + age));
      utimesSync(path.join(folder, name), time, time);
    }
    expect(readdirSync(folder)).toEqual(["a", "b", "c"]);
  });

  it("always has a complete snapshot during concurrent writes", async () => {
    const file = path.join(temporaryFolder(), "both");
    const archive = new Blob([new Uint8Array(5_000_000).fill(7)]);
    await writeSnapshot(file, archive);
    const writing = Promise.all([writeSnapshot(file, archive), writeSnapshot(file, archive)]);
    expect((await readSnapshot(file))?.size).toBe(archive.size);
    await writing;
    expect((await readSnapshot(file))?.size).toBe(archive.size);
    expect(readdirSync(path.dirname(file))).toEqual(["both"]);
  });
});
