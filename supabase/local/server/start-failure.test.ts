import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { createBackend } from "../apis/backend.ts";
import { openPglite } from "../database/pglite.ts";
import { DevServer } from "../testing/dev-server.ts";
import { inMemorySettings } from "../testing/in-memory-settings.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { explainStart } from "./start-failure.ts";

const settingsOf = (dataDir: string | null, databaseUrl: string | null = null) => ({
  ...inMemorySettings(),
  dataDir,
  databaseUrl,
});

const failureOf = (dataDir: string | null, databaseUrl: string | null = null) =>
  createBackend({ settings: settingsOf(dataDir, databaseUrl) }).then(
    async (backend) => {
      await backend.close();
      return "it started";
    },
    (error: unknown) => (error instanceof Error ? error.message : `no error: ${error}`),
  );

async function databaseIn(folder: string) {
  const db = await openPglite({ folder: path.join(folder, "pgdata") });
  await db.close();
}

describe("a failed start is explained", () => {
  it("for an incomplete keys.json", async () => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, "keys.json"), '{"secret": "sb_sec');
    const message = await failureOf(folder);
    expect(message).toContain(path.join(folder, "keys.json"));
    expect(message).toMatch(/is damaged.*Delete it/);
  });

  it("for a database with a missing file", async () => {
    const folder = temporaryFolder();
    await databaseIn(folder);
    rmSync(path.join(folder, "pgdata/global/pg_control"));
    const message = await failureOf(folder);
    expect(message).toContain(path.join(folder, "pgdata"));
    expect(message).toMatch(/is damaged .*npm run db:reset/);
  });

  it("for a folder without a valid database", async () => {
    const folder = temporaryFolder();
    mkdirSync(path.join(folder, "pgdata"));
    writeFileSync(path.join(folder, "pgdata/PG_VERSION"), "9.6");
    expect(await failureOf(folder)).toMatch(/is damaged .*npm run db:reset/);
  });

  it("for a file in place of the folder", async () => {
    const file = path.join(temporaryFolder(), "data");
    writeFileSync(file, "");
    expect(await failureOf(file)).toMatch(/there is a file with that name.*LOCAL_STACK_DATA/);
  });

  it.each([
    ["postgresql://me:secret@localhost:1/dpc", /localhost:1\/dpc: .*ECONNREFUSED/],
    ["postgresql://me:secret@nowhere.invalid/dpc", /nowhere\.invalid/],
    ["not an address", /not an address/],
  ])("for LOCAL_STACK_DB_URL=%s", async (url, expected) => {
    const message = await failureOf(null, url);
    expect(message).toMatch(/^LOCAL_STACK_DB_URL is not the URL of a running PostgreSQL server/);
    expect(message).toMatch(expected);
    expect(message).not.toContain("secret");
  });

  it.each([
    // PGlite's file system throws objects that are not errors.
    [{ name: "ErrnoError", errno: 51 }, /^The disk is full: \/data .*LOCAL_STACK_DATA/],
    [Object.assign(new Error("write"), { code: "ENOSPC" }), /^The disk is full/],
    [new Error("seed.sql:1", { cause: { code: "53100" } }), /^The disk is full/],
    [Object.assign(new Error("open"), { code: "EROFS" }), /^\/data cannot be written to/],
    [{ name: "ErrnoError", errno: 2 }, /^\/data cannot be written to/],
    [{ anything: "else" }, /no reason given/],
  ])("for %j", (error, expected) => {
    expect(explainStart(error, settingsOf("/data")).message).toMatch(expected);
  });

  it("except for errors that explain themselves", () => {
    const error = new Error("20260101_create.sql:2: column does not exist");
    expect(explainStart(error, settingsOf("/data"))).toBe(error);
  });
});

it("the dev server exits with the explanation and no stack trace", async () => {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, "keys.json"), "{");
  const server = await DevServer.start(folder);
  expect(await server.exitCode()).toBe(1);
  expect(server.output).toMatch(/could not start\.\s+\S*keys\.json is damaged/);
  expect(server.output).not.toMatch(/\n\s+at /);
});

describe("the Node version", () => {
  const check = (version: string) =>
    spawnSync(process.execPath, ["supabase/local/check-node.mjs", version], { encoding: "utf8" });

  it.each(["18.20.4", "20.18.3", "21.7.0", "22.12.0", "23.11.0"])(
    "%s is rejected with one sentence",
    (version) => {
      const { status, stderr } = check(version);
      expect(status).toBe(1);
      expect(stderr.trim()).toMatch(
        /^This project needs Node 20\.19, 22\.13, 24 or newer, and this is Node [\d.]+: [^\n]+$/,
      );
    },
  );

  it.each(["20.19.0", "22.13.0", "24.0.0", "25.1.0"])("%s is accepted", (version) => {
    expect(check(version)).toMatchObject({ status: 0, stderr: "" });
  });
});
