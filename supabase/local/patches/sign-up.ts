import { randomUUID } from "node:crypto";
import { findAccount, sendConfirmation } from "./accounts.ts";
import { authError, bodyOf, isCall, json, textOf } from "./http.ts";
import type { AuthTools, Patch } from "./patch.ts";

/**
 * For a sign-up with a taken address, hosted Supabase responds as to a new address, so that the response
 * does not reveal accounts, and sends an unconfirmed account another confirmation.
 * @supabase/lite responds with 429. It also uses a different error for a failing trigger.
 */
export function patchSignUp(tools: AuthTools): Patch {
  return (next) => async (request) => {
    if (!isCall(request, "POST", "/auth/v1/signup")) return next(request);
    const body = await bodyOf(request);
    const response = await next(request);
    if (response.ok) return response;

    const error = await bodyOf(response);
    if (error.error === "server_error") {
      return authError(500, "unexpected_failure", "Database error saving new user");
    }
    if (error.error_code !== "over_email_send_rate_limit") return response;

    const account = await findAccount(tools, textOf(body, "email"));
    const unconfirmed = account && !account.email_confirmed_at;
    const refusal = unconfirmed ? await sendConfirmation(tools, account) : null;
    return refusal ?? json(200, newUserResponse(textOf(body, "email"), body.data));
  };
}

function newUserResponse(email: string, metadata: unknown) {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    aud: "authenticated",
    role: "",
    email,
    phone: "",
    confirmation_sent_at: now,
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: metadata ?? {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
