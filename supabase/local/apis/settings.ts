import path from "node:path";

/** Where the embedded backend keeps its data, decided by the environment. */
export interface Settings {
  /** The project's root folder. */
  root: string;
  /** Database and uploaded files; null for a throwaway database. */
  dataDir: string | null;
  /** A PostgreSQL server to use instead of PGlite. */
  databaseUrl: string | null;
  /** The time between two mails of one kind, where it is not that of config.toml: tests do not wait a minute. */
  mailWait?: string | undefined;
}

/** Reads LOCAL_STACK_DATA, LOCAL_STACK_DB_URL and LOCAL_STACK_MAIL_WAIT. */
export function readSettings(root: string, env: NodeJS.ProcessEnv = process.env): Settings {
  const data = env.LOCAL_STACK_DATA || "supabase/.temp";
  return {
    root,
    dataDir: data === "memory://" ? null : path.resolve(root, data),
    databaseUrl: env.LOCAL_STACK_DB_URL || null,
    mailWait: env.LOCAL_STACK_MAIL_WAIT || undefined,
  };
}
