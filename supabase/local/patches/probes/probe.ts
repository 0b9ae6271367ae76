import { expect } from "vitest";
import { z } from "zod";
import type { Backend } from "../../apis/backend.ts";
import { publishableKey } from "../../apis/keys.ts";
import { signUp, siteUrl } from "../../testing/helpers.ts";

/**
 * Exercises a patch, and throws if the response differs from a hosted project's. It runs with and
 * without the patch, so it creates its own accounts.
 */
export type Probe = (backend: Backend) => Promise<void>;

let count = 0;

/** Returns a unique name. */
export const freshName = () => `probe-${++count}`;

export const freshAddress = () => `${freshName()}@example.com`;

export const newMember = (backend: Backend) => signUp(backend, freshName());

/** Updates an account in the database; `values` is the `set` list. */
export const changeAccount = (backend: Backend, email: string, values: string) =>
  backend.db.query(z.unknown(), `update auth.users set ${values} where email = $1`, [email]);

/** Calls the auth API without supabase-js, which hides some responses. */
export const post = (backend: Backend, path: string, body: object, headers = {}) =>
  backend.fetch(
    new Request(`${siteUrl}/auth/v1/${path}`, {
      method: "POST",
      headers: { apikey: publishableKey, "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    }),
  );

/** Expects an error code, or success without one. */
export const expectCode = (error: { code?: string | undefined } | null, code?: string) =>
  expect(error?.code).toBe(code);
