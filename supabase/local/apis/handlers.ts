import { patchEmailChange } from "../patches/email-change.ts";
import { patchEmailVerification } from "../patches/email-verification.ts";
import { patchMailRedirect } from "../patches/mail-redirect.ts";
import { patchObjectLists } from "../patches/object-lists.ts";
import { patchMailFrequency, patchOneTimeSignUp } from "../patches/one-time-links.ts";
import { patchPasswordChange } from "../patches/password-change.ts";
import type { AuthTools, Handler, Patch } from "../patches/patch.ts";
import { patchResend } from "../patches/resend.ts";
import { patchRestErrors } from "../patches/rest-errors.ts";
import { patchUnconfirmedSignIn } from "../patches/sign-in.ts";
import { patchSignUp } from "../patches/sign-up.ts";
import { patchTokens } from "../patches/tokens.ts";
import { patchUnsupported } from "../patches/unsupported.ts";
import { patchUploads } from "../patches/uploads.ts";

/** The paths of the APIs and functions, as on hosted Supabase. */
export const apiPaths = ["/auth/v1", "/rest/v1", "/storage/v1", "/functions/v1"];

/** Wraps @supabase/lite in the patches of each API, the outermost first. */
export function patchedApis(lite: Handler, tools: AuthTools): Handler {
  const patched = (patches: readonly Patch[]) =>
    patches.reduceRight((next, patch) => patch(next), lite);
  const rest = patched([patchRestErrors(tools.db)]);
  const auth = patched([
    patchMailRedirect(tools),
    patchUnsupported(),
    patchTokens(tools),
    patchUnconfirmedSignIn(tools),
    patchMailFrequency(tools),
    patchOneTimeSignUp(tools),
    patchSignUp(tools),
    patchResend(tools),
    patchEmailVerification(tools),
    patchEmailChange(tools),
    patchPasswordChange(tools),
  ]);
  const storage = patched([patchUploads(), patchObjectLists()]);
  return (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/auth/v1/")) return auth(request);
    if (pathname.startsWith("/storage/v1/")) return storage(request);
    return rest(request);
  };
}
