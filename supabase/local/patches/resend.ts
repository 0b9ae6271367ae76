import { findAccount, sendConfirmation } from "./accounts.ts";
import { sendEmailChange } from "./email-change.ts";
import { bodyOf, isCall, json, textOf } from "./http.ts";
import type { AuthTools, Patch } from "./patch.ts";

/** Resends confirmations. @supabase/lite always responds with 429. */
export function patchResend(tools: AuthTools): Patch {
  return (next) => async (request) => {
    if (!isCall(request, "POST", "/auth/v1/resend")) return next(request);
    const body = await bodyOf(request);
    const type = textOf(body, "type");
    if (type !== "signup" && type !== "email_change") return next(request);

    const account = await findAccount(tools, textOf(body, "email"));
    // An unknown address gets the same response.
    if (!account) return json(200, {});
    if (type === "email_change") return (await sendEmailChange(tools, account)) ?? json(200, {});
    if (account.email_confirmed_at) return json(200, {});
    return (await sendConfirmation(tools, account)) ?? json(200, {});
  };
}
