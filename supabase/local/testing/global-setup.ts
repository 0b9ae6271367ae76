import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pgtap } from "@electric-sql/pglite/pgtap";
import type { TestProject } from "vitest/node";
import { createBackend } from "../apis/backend.ts";
import { driverOf } from "../database/pglite.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** An archive of the migrated and seeded database. */
    snapshot: string;
  }
}

/** Migrates and seeds once; every test file starts from a copy. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(path.join(tmpdir(), "dpc-nearby-snapshot-"));
  const backend = await createBackend({
    settings: { root: project.config.root, dataDir: null, databaseUrl: null },
    testExtensions: { pgtap },
  });
  const archive = await driverOf(backend.db).dumpDataDir("none");
  await backend.close();

  const file = path.join(folder, "data.tar");
  writeFileSync(file, Buffer.from(await archive.arrayBuffer()));
  project.provide("snapshot", file);
  return () => rmSync(folder, { recursive: true, force: true });
}
