import { patchDownloads } from "../patches/downloads.ts";
import { patchEmailChange } from "../patches/email-change.ts";
import { patchEmailVerification } from "../patches/email-verification.ts";
import { patchMailRedirect } from "../patches/mail-redirect.ts";
import { patchObjectLists } from "../patches/object-lists.ts";
import { patchMailFrequency, patchOneTimeSignUp } from "../patches/one-time-links.ts";
import { patchPasswordChange } from "../patches/password-change.ts";
import { type AuthTools, applyPatches, type Handler, type Patches } from "../patches/patch.ts";
import { patchResend } from "../patches/resend.ts";
import { patchHeadRpc } from "../patches/rest-counts.ts";
import { patchRestErrors } from "../patches/rest-errors.ts";
import { patchBan, patchUnconfirmedSignIn } from "../patches/sign-in.ts";
import { patchSignUp } from "../patches/sign-up.ts";
import { patchSignedUrls } from "../patches/signed-urls.ts";
import { patchTokens } from "../patches/tokens.ts";
import { patchUnsupported } from "../patches/unsupported.ts";
import { patchUploads } from "../patches/uploads.ts";

/** The paths of the APIs and functions, as on hosted Supabase. */
export const apiPaths = ["/auth/v1", "/rest/v1", "/storage/v1", "/functions/v1"];

const rest = ({ db }: AuthTools) => ({
  restErrors: patchRestErrors(db),
  headRpc: patchHeadRpc(),
});

const auth = (tools: AuthTools) => ({
  mailRedirect: patchMailRedirect(tools),
  unsupported: patchUnsupported(),
  tokens: patchTokens(tools),
  ban: patchBan(tools),
  unconfirmedSignIn: patchUnconfirmedSignIn(tools),
  mailFrequency: patchMailFrequency(tools),
  oneTimeSignUp: patchOneTimeSignUp(tools),
  signUp: patchSignUp(tools),
  resend: patchResend(tools),
  emailVerification: patchEmailVerification(tools),
  emailChange: patchEmailChange(tools),
  passwordChange: patchPasswordChange(tools),
});

const storage = () => ({
  uploads: patchUploads(),
  objectLists: patchObjectLists(),
  signedUrls: patchSignedUrls(),
  downloads: patchDownloads(),
});

export type PatchName = keyof (ReturnType<typeof rest> &
  ReturnType<typeof auth> &
  ReturnType<typeof storage>);

/** Wraps @supabase/lite in the patches of each API, except the one that `disabledPatch` returns. */
export function patchedApis(
  lite: Handler,
  tools: AuthTools,
  disabledPatch: () => PatchName | null,
): Handler {
  const patched = (patches: Patches) =>
    applyPatches(lite, patches, (name) => name === disabledPatch());
  const apis = {
    rest: patched(rest(tools)),
    auth: patched(auth(tools)),
    storage: patched(storage()),
  };
  return (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/auth/v1/")) return apis.auth(request);
    if (pathname.startsWith("/storage/v1/")) return apis.storage(request);
    return apis.rest(request);
  };
}
