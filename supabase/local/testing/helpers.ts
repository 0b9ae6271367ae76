import { pgtap } from "@electric-sql/pglite/pgtap";
import { createClient } from "@supabase/supabase-js";
import { z } from "zod";
import { type Backend, type BackendOptions, createBackend } from "../apis/backend.ts";
import { publishableKey } from "../apis/keys.ts";
import { readSettings } from "../apis/settings.ts";
import type { Mail } from "../mail/mailbox.ts";

export const password = "correct horse";
export const siteUrl = "http://localhost:5173";

/** Returns the settings of an in-memory database. */
export const inMemorySettings = () =>
  readSettings(process.cwd(), { LOCAL_STACK_DATA: "memory://" });

/** Starts an in-memory backend with a copy of the migrated and seeded database. */
export async function startBackend(
  disabledPatch?: BackendOptions["disabledPatch"],
): Promise<Backend> {
  return createBackend({
    settings: inMemorySettings(),
    testExtensions: { pgtap },
    ...(disabledPatch && { disabledPatch }),
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
