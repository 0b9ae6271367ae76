import { patchMailRedirect } from "../mail/redirect.ts";
import { patchDownloads } from "../patches/downloads.ts";
import { patchEmailChange } from "../patches/email-change.ts";
import { patchObjectLists } from "../patches/object-lists.ts";
import { patchMailFrequency, patchOneTimeSignUp } from "../patches/one-time-links.ts";
import { patchPasswordChange } from "../patches/password-change.ts";
import { type AuthTools, applyPatches, type Handler } from "../patches/patch.ts";
import { patchResend } from "../patches/resend.ts";
import { patchHeadRpc } from "../patches/rest-counts.ts";
import { patchRestErrors } from "../patches/rest-errors.ts";
import { patchBan, patchUnconfirmedSignIn } from "../patches/sign-in.ts";
import { patchSignUp } from "../patches/sign-up.ts";
import { patchSignedUrls } from "../patches/signed-urls.ts";
import { patchTokens } from "../patches/tokens.ts";
import { patchUnsupported } from "../patches/unsupported.ts";
import { patchUploads } from "../patches/uploads.ts";
import { patchEmailVerification } from "../patches/verify.ts";

/** Where the three APIs live; the same paths as on hosted Supabase. */
export const apiPaths = ["/auth/v1", "/rest/v1", "/storage/v1"];

/** @supabase/lite with every patch around it, one list for each API. */
export function patchedApis(lite: Handler, tools: AuthTools): Handler {
  const rest = applyPatches(lite, [patchRestErrors(tools.db), patchHeadRpc()]);
  const auth = applyPatches(lite, [
    patchMailRedirect(tools),
    patchUnsupported(),
    patchTokens(tools),
    patchBan(tools),
    patchUnconfirmedSignIn(tools),
    patchMailFrequency(tools),
    patchOneTimeSignUp(tools),
    patchSignUp(tools),
    patchResend(tools),
    patchEmailVerification(tools),
    patchEmailChange(tools),
    patchPasswordChange(tools),
  ]);
  const storage = applyPatches(lite, [
    patchUploads(),
    patchObjectLists(),
    patchSignedUrls(),
    patchDownloads(),
  ]);
  return (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/auth/v1/")) return auth(request);
    if (pathname.startsWith("/storage/v1/")) return storage(request);
    return rest(request);
  };
}
