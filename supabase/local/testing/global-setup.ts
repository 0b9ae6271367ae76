import { existsSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { createBackend } from "../apis/backend.ts";
import { readConfig } from "../apis/config.ts";
import { snapshotName } from "../database/snapshot-name.ts";
import { inMemorySettings } from "./in-memory-settings.ts";
import { prepareTemplate, startTestServer } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The database on a PostgreSQL server that tests copy, or null if they run on PGlite. */
    templateUrl: string | null;
  }
}

/**
 * Migrates and seeds databases once, before test files run in parallel: the template on a
 * PostgreSQL server, if one is installed, and PGlite's snapshot.
 */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  const server = await startTestServer();
  provide("templateUrl", server?.url ?? null);
  await Promise.all([server && prepareTemplate(server), writeRecentSnapshot()]);
  return () => server?.stop();
}

async function writeRecentSnapshot(): Promise<void> {
  const settings = inMemorySettings();
  const { seed } = readConfig(settings.root).db;
  const snapshot = path.join(settings.snapshots, snapshotName(settings.root, seed));
  // The times of the demo data are relative to its creation, and those of the template are recent.
  if (existsSync(snapshot) && Date.now() - statSync(snapshot).mtimeMs < 86_400_000) return;
  rmSync(snapshot, { force: true });
  const backend = await createBackend({ settings });
  await backend.close();
}
