import { randomBytes } from "node:crypto";
import { checkMailFrequency, findAccount, sendConfirmation } from "./accounts.ts";
import { bodyOf, isCall, json, textOf, withBody } from "./http.ts";
import type { AuthTools, Patch } from "./patch.ts";

/**
 * For a sign-in link to an address without a confirmed account, hosted Supabase creates an account
 * with the given metadata and sends a confirmation. @supabase/lite creates a confirmed account
 * without the metadata.
 */
export function patchOneTimeSignUp(tools: AuthTools): Patch {
  return (next) => async (request) => {
    if (!isCall(request, "POST", "/auth/v1/otp")) return next(request);
    const { email, data, create_user: shouldCreate } = await bodyOf(request);
    const account = await findAccount(tools, String(email));
    if (account?.email_confirmed_at) return next(request);
    if (account) return (await sendConfirmation(tools, account)) ?? json(200, {});
    if (shouldCreate === false) return next(request);

    const password = randomBytes(24).toString("base64url");
    const signUp = withBody(request, { email, password, data: data ?? {} });
    const response = await next(new Request(signUp.url.replace(/\/otp\b/, "/signup"), signUp));
    return response.ok ? json(200, {}) : response;
  };
}

/** Applies `max_frequency` to recovery and sign-in mails, which @supabase/lite does not limit. */
export function patchMailFrequency(tools: AuthTools): Patch {
  return (next) => async (request) => {
    const sendsMail = ["/auth/v1/otp", "/auth/v1/recover"].some((path) =>
      isCall(request, "POST", path),
    );
    if (!sendsMail) return next(request);
    const account = await findAccount(tools, textOf(await bodyOf(request), "email"));
    return checkMailFrequency(tools, account?.recovery_sent_at ?? null) ?? next(request);
  };
}
