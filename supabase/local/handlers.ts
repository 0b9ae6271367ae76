import { type AuthTools, correct, type Handler } from "./corrections/correction.ts";
import { correctDownloads } from "./corrections/downloads.ts";
import { correctEmailChange } from "./corrections/email-change.ts";
import { correctObjectLists } from "./corrections/object-lists.ts";
import { correctMailFrequency, correctOneTimeSignUp } from "./corrections/one-time-links.ts";
import { correctPasswordChange } from "./corrections/password-change.ts";
import { correctResend } from "./corrections/resend.ts";
import { correctHeadRpc } from "./corrections/rest-counts.ts";
import { correctRestErrors } from "./corrections/rest-errors.ts";
import { correctBan, correctUnconfirmedSignIn } from "./corrections/sign-in.ts";
import { correctSignUp } from "./corrections/sign-up.ts";
import { correctSignedUrls } from "./corrections/signed-urls.ts";
import { correctTokens } from "./corrections/tokens.ts";
import { correctUnsupported } from "./corrections/unsupported.ts";
import { correctUploads } from "./corrections/uploads.ts";
import { correctEmailVerification } from "./corrections/verify.ts";
import { correctMailRedirect } from "./mail/redirect.ts";

/** Where the three APIs live; the same paths as on hosted Supabase. */
export const apiPaths = ["/auth/v1", "/rest/v1", "/storage/v1"];

/** @supabase/lite with every correction around it, one list for each API. */
export function correctedApis(lite: Handler, tools: AuthTools): Handler {
  const rest = correct(lite, [correctRestErrors(tools.db), correctHeadRpc()]);
  const auth = correct(lite, [
    correctMailRedirect(tools),
    correctUnsupported(),
    correctTokens(tools),
    correctBan(tools),
    correctUnconfirmedSignIn(tools),
    correctMailFrequency(tools),
    correctOneTimeSignUp(tools),
    correctSignUp(tools),
    correctResend(tools),
    correctEmailVerification(tools),
    correctEmailChange(tools),
    correctPasswordChange(tools),
  ]);
  const storage = correct(lite, [
    correctUploads(),
    correctObjectLists(),
    correctSignedUrls(),
    correctDownloads(),
  ]);
  return (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/auth/v1/")) return auth(request);
    if (pathname.startsWith("/storage/v1/")) return storage(request);
    return rest(request);
  };
}
