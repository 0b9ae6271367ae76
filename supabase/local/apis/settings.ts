import path from "node:path";

/** The settings of the embedded backend, from environment variables. */
export interface Settings {
  /** The project's root folder. */
  root: string;
  /** The folder of the database and uploaded files; null for an in-memory database. */
  dataDir: string | null;
  /** A PostgreSQL server to use instead of PGlite. */
  databaseUrl: string | null;
  /** The folder with snapshots of migrated and seeded databases, from which new databases start. */
  snapshots: string;
  /** Overrides the minimum time between two auth emails from config.toml, for tests. */
  mailWait?: string | undefined;
  /** The URL of the NPI registry, or "off". By default, a local registry is started. */
  npiRegistry?: string | undefined;
}

/** Reads the LOCAL_STACK_… variables, which docs/embedded-backend.md describes. */
export function readSettings(root: string, env: NodeJS.ProcessEnv = process.env): Settings {
  const data = env.LOCAL_STACK_DATA || "supabase/.temp";
  return {
    root,
    dataDir: data === "memory://" ? null : path.resolve(root, data),
    databaseUrl: env.LOCAL_STACK_DB_URL || null,
    snapshots: path.resolve(root, env.LOCAL_STACK_SNAPSHOTS || "node_modules/.cache/dpc-nearby"),
    mailWait: env.LOCAL_STACK_MAIL_WAIT || undefined,
    npiRegistry: env.LOCAL_STACK_NPI_REGISTRY || undefined,
  };
}
