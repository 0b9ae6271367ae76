import path from "node:path";

/** Where the embedded backend keeps its data, decided by the environment. */
export interface Settings {
  /** The project's root folder. */
  root: string;
  /** Database and uploaded files; null for a throwaway database. */
  dataDir: string | null;
  /** A PostgreSQL server to use instead of PGlite. */
  databaseUrl: string | null;
  /** The folder of snapshots: what was migrated and seeded once, for the next new database to start from. */
  snapshots: string;
  /** The time between two mails of one kind, where it is not that of config.toml: tests do not wait a minute. */
  mailWait?: string | undefined;
  /** The registry that is asked about NPIs, or "off"; without it, a small one of the embedded backend's own. */
  npiRegistry?: string | undefined;
}

/** Reads the variables LOCAL_STACK_…: see docs/embedded-backend.md. */
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
