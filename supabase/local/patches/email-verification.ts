import { z } from "zod";
import { hashCode } from "./accounts.ts";
import { bodyOf, isCall, textOf, withBody } from "./http.ts";
import type { AuthTools, Patch } from "./patch.ts";

/**
 * Supports `verifyOtp({ type: "email" })` for both sign-up and sign-in tokens.
 * @supabase/lite responds with "Invalid email verification type".
 */
export function patchEmailVerification({ db }: AuthTools): Patch {
  return (next) => async (request) => {
    if (!isCall(request, "POST", "/auth/v1/verify")) return next(request);
    const body = await bodyOf(request);
    if (body.type !== "email") return next(request);

    const hash =
      textOf(body, "token_hash") || hashCode(textOf(body, "email"), textOf(body, "token"));
    const signUps = await db.query(
      z.unknown(),
      "select from auth.users where confirmation_token = $1",
      [hash],
    );
    return next(withBody(request, { ...body, type: signUps.length > 0 ? "signup" : "magiclink" }));
  };
}
