import { expect } from "vitest";
import { z } from "zod";
import type { Backend } from "../../apis/backend.ts";
import { publishableKey } from "../../apis/keys.ts";
import { signUp, siteUrl } from "../../testing/helpers.ts";

/**
 * Does what a patch is for, and throws where the answer is not that of a hosted project. It runs twice, with the patch and
 * without, so it makes its own accounts.
 */
export type Probe = (backend: Backend) => Promise<void>;

let count = 0;

/** A name that no other account has. */
export const freshName = () => `probe-${++count}`;

export const freshAddress = () => `${freshName()}@example.com`;

export const newMember = (backend: Backend) => signUp(backend, freshName());

/** Changes one account in the database; `values` is the list of an update. */
export const changeAccount = (backend: Backend, email: string, values: string) =>
  backend.db.query(z.unknown(), `update auth.users set ${values} where email = $1`, [email]);

/** Calls the auth API without supabase-js, which hides some of its answers. */
export const post = (backend: Backend, path: string, body: object, headers = {}) =>
  backend.fetch(
    new Request(`${siteUrl}/auth/v1/${path}`, {
      method: "POST",
      headers: { apikey: publishableKey, "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    }),
  );

/** What a call has to be refused with; with no code, it has to go well. */
export const expectCode = (error: { code?: string | undefined } | null, code?: string) =>
  expect(error?.code).toBe(code);
