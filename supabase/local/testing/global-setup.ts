import type { TestProject } from "vitest/node";
import { createBackend } from "../apis/backend.ts";
import { inMemorySettings } from "./in-memory-settings.ts";
import { prepareTemplate, startTestServer } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The database on a PostgreSQL server that tests copy, or null if they run on PGlite. */
    templateUrl: string | null;
  }
}

/** Migrates and seeds a database once, before test files run in parallel: on a PostgreSQL server, if one is installed, or on PGlite. */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  const server = await startTestServer();
  provide("templateUrl", server?.url ?? null);
  if (server) {
    await prepareTemplate(server);
    return server.stop;
  }
  // Writes the snapshot that all backends start from.
  const backend = await createBackend({ settings: inMemorySettings() });
  await backend.close();
  return () => {};
}
