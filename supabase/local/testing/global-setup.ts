import type { TestProject } from "vitest/node";
import { createBackend } from "../apis/backend.ts";
import { inMemorySettings } from "./in-memory-settings.ts";
import { startTemplateServer } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The database on a PostgreSQL server that tests copy, or null if they run on PGlite. */
    templateUrl: string | null;
  }
}

/**
 * Migrates and seeds a database once, before test files run in parallel: on a PostgreSQL server, if one is installed, or on PGlite.
 * `TEST_DATABASE=pglite` chooses PGlite. In CI, a missing server is an error.
 */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  if (process.env.TEST_DATABASE !== "pglite") {
    try {
      const server = await startTemplateServer();
      provide("templateUrl", server.url);
      return server.stop;
    } catch (error) {
      if (process.env.CI) throw error;
      console.warn(`The tests run on PGlite, without those of concurrency: ${error}`);
    }
  }
  provide("templateUrl", null);
  // Writes the snapshot that all backends start from.
  const backend = await createBackend({ settings: inMemorySettings() });
  await backend.close();
  return () => {};
}
