import type { Connection } from "@supabase/lite";
import type { z } from "zod";

/** A database behind the embedded backend: PGlite or a PostgreSQL server. */
export interface Database {
  /** What @supabase/lite talks to. */
  connection: Connection;
  /** Runs a script of several statements. */
  run(script: string): Promise<void>;
  /** Runs one statement and checks the rows that come back. */
  query<T>(row: z.ZodType<T>, sql: string, params?: unknown[]): Promise<T[]>;
  /** Looks at the types that migrations made: without it their arrays are answered as text. */
  learnTypes(): Promise<void>;
  /** One session only: two requests at once would share a transaction and a role. */
  singleSession: boolean;
  close(): Promise<void>;
}

/**
 * Keeps the privileges that migrations set. On its first request @supabase/lite 0.10 runs
 * `grant all on all tables` to anon and authenticated in every schema with row-level security;
 * setting this private field makes it skip that step.
 */
export function keepPrivileges<T extends Connection>(connection: T): T {
  return Object.assign(connection, { rlsState: "active" });
}

/** The search path of every session, as config.toml says. */
export const searchPath = '"$user", public, extensions';
