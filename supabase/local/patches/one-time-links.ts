import { randomBytes } from "node:crypto";
import { checkMailFrequency, findAccount, sendConfirmation } from "./accounts.ts";
import { bodyOf, isCall, json, textOf, withBody } from "./http.ts";
import type { AuthTools, Patch } from "./patch.ts";

/**
 * Sign-in by e-mail for an address without a confirmed account: hosted Supabase signs it up, with
 * the metadata given, and asks for confirmation. @supabase/lite makes a confirmed account and
 * drops the metadata.
 */
export function patchOneTimeSignUp(tools: AuthTools): Patch {
  return (next) => async (request) => {
    if (!isCall(request, "POST", "/auth/v1/otp")) return next(request);
    const { email, data, create_user: mayCreate } = await bodyOf(request);
    const account = await findAccount(tools, String(email));
    if (account?.email_confirmed_at) return next(request);
    if (account) return (await sendConfirmation(tools, account)) ?? json(200, {});
    if (mayCreate === false) return next(request);

    const password = randomBytes(24).toString("base64url");
    const signUp = withBody(request, { email, password, data: data ?? {} });
    const response = await next(new Request(signUp.url.replace(/\/otp\b/, "/signup"), signUp));
    return response.ok ? json(200, {}) : response;
  };
}

/** Recovery and sign-in mails are as rare as `max_frequency` says; @supabase/lite sends them all. */
export function patchMailFrequency(tools: AuthTools): Patch {
  return (next) => async (request) => {
    const asks = ["/auth/v1/otp", "/auth/v1/recover"].some((path) => isCall(request, "POST", path));
    if (!asks) return next(request);
    const account = await findAccount(tools, textOf(await bodyOf(request), "email"));
    return checkMailFrequency(tools, account?.recovery_sent_at ?? null) ?? next(request);
  };
}
