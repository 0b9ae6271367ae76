import { pgtap } from "@electric-sql/pglite/pgtap";
import { createClient } from "@supabase/supabase-js";
import { inject } from "vitest";
import { z } from "zod";
import { type Backend, type BackendOptions, createBackend } from "../apis/backend.ts";
import { publishableKey } from "../apis/keys.ts";
import type { Database } from "../database/database.ts";
import { openPostgres } from "../database/postgres.ts";
import type { Mail } from "../mail/mailbox.ts";
import { inMemorySettings } from "./in-memory-settings.ts";
import { copyTemplate } from "./postgres.ts";

export const password = "correct horse";
export const siteUrl = "http://localhost:5173";

/**
 * Starts a backend with a copy of the migrated and seeded database, on the test run's PostgreSQL
 * server or in PGlite.
 */
export async function startBackend(
  options: Pick<BackendOptions, "lookUpNpi"> = {},
): Promise<Backend> {
  return startBackendOn(await createPostgresCopy(), options);
}

/** Opens a copy of the database in one session, so that its settings and transactions span several calls. */
export async function openSession(): Promise<Database> {
  const url = await createPostgresCopy();
  if (url) return openPostgres(url, 1);
  const { db, close } = await startBackendOn(null);
  return { ...db, close };
}

/**
 * Creates a migrated and seeded database on the test run's PostgreSQL server and returns its URL,
 * or null if there is no server.
 */
export async function createPostgresCopy(): Promise<string | null> {
  const templateUrl = inject("templateUrl");
  return templateUrl && copyTemplate(templateUrl);
}

/** Starts a backend on a database of a PostgreSQL server, or on PGlite if the URL is null. */
export async function startBackendOn(
  databaseUrl: string | null,
  options: Pick<BackendOptions, "lookUpNpi"> = {},
): Promise<Backend> {
  return createBackend({
    settings: { ...inMemorySettings(), databaseUrl },
    testExtensions: { pgtap },
    ...options,
  });
}

export type Client = ReturnType<typeof client>;

/** Creates a supabase-js client that calls a backend in this process. */
export function client(backend: Pick<Backend, "fetch">, key = publishableKey) {
  return createClient(siteUrl, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
    // Node 20 has no WebSocket, and tests do not use Realtime.
    realtime: { transport: class {} as unknown as typeof WebSocket },
  });
}

/** Signs up a new member and confirms the email address. */
export async function signUp(backend: Backend, name: string, data: Record<string, string> = {}) {
  const member = client(backend);
  const email = `${name}@example.com`;
  const options = { data: { full_name: name, ...data } };
  const { error } = await member.auth.signUp({ email, password, options });
  if (error) throw error;
  const verified = await member.auth.verifyOtp({
    type: "email",
    token_hash: tokenHash(latestMail(backend, email)),
  });
  if (verified.error) throw verified.error;
  return { client: member, email, id: verified.data.user?.id ?? "" };
}

/** Signs up a new member and makes them an admin. */
export async function signUpAdmin(backend: Backend, name: string) {
  const member = await signUp(backend, name);
  const grant = "insert into public.user_roles (user_id, role) values ($1, 'admin')";
  await backend.db.query(z.unknown(), grant, [member.id]);
  return member;
}

/** Returns the newest mail to an address. Throws if there is none. */
export function latestMail(backend: Backend, to: string): Mail {
  const mail = backend.mailbox.mails.find((candidate) => candidate.to === to);
  if (!mail) throw new Error(`no mail to ${to}`);
  return mail;
}

/** Returns the token hash in a mail's link. */
export function tokenHash(mail: Mail): string {
  return /token_hash=(\w+)/.exec(mail.html)?.[1] ?? "";
}

/** Returns the six-digit code in a mail. */
export function codeIn(mail: Mail): string {
  return /^\d{6}$/m.exec(mail.text)?.[0] ?? "";
}
