import { z } from "zod";
import { authError, bodyOf, isCall, textOf } from "./http.ts";
import type { AuthTools, Patch } from "./patch.ts";

/**
 * For an unconfirmed account and a wrong password, hosted Supabase reports invalid credentials, while
 * @supabase/lite reveals that the address is unconfirmed.
 */
export function patchUnconfirmedSignIn({ db }: AuthTools): Patch {
  return (next) => async (request) => {
    if (!isCall(request, "POST", "/auth/v1/token")) return next(request);
    const body = await bodyOf(request);
    const response = await next(request);
    if (response.headers.get("x-sb-error-code") !== "email_not_confirmed") return response;

    const matches = await db.query(
      z.unknown(),
      // pgcrypto knows bcrypt's $2b$ under its older name.
      `select from (
         select replace(encrypted_password, '$2b$', '$2a$') as hash from auth.users where email = $1
       ) account where extensions.crypt($2, hash) = hash`,
      [textOf(body, "email").toLowerCase(), textOf(body, "password")],
    );
    if (matches.length > 0) return response;
    return authError(400, "invalid_credentials", "Invalid login credentials");
  };
}
