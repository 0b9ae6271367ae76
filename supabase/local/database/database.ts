import type { Connection } from "@supabase/lite";
import type { z } from "zod";

/** A database behind the embedded backend: PGlite or a PostgreSQL server. */
export interface Database {
  /** The connection that @supabase/lite uses. */
  connection: Connection;
  /** Runs a script of several statements. */
  run(script: string): Promise<void>;
  /** Runs one statement and validates its rows. */
  query<T>(row: z.ZodType<T>, sql: string, params?: unknown[]): Promise<T[]>;
  /** Loads types that migrations created. Otherwise, arrays of these types are returned as text. */
  refreshTypes(): Promise<void>;
  /** Whether all requests share one session, and with it a transaction and role. */
  isSingleSession: boolean;
  close(): Promise<void>;
}

/**
 * Preserves the privileges that migrations set. On its first request, @supabase/lite 0.10 runs
 * `grant all on all tables` to anon and authenticated in every schema with row-level security;
 * setting this private field makes it skip that step.
 */
export function keepPrivileges<T extends Connection>(connection: T): T {
  return Object.assign(connection, { rlsState: "active" });
}

/** The search path of every session. */
export const searchPath = '"$user", public, extensions';
