import { AppError, type AppErrorKind, genericMessages } from "@/lib/errors";
import { plural, t } from "@/lib/messages";

interface AuthServerError {
  message: string;
  code?: string | undefined;
  status?: number | undefined;
}

/** An error of the auth server, with its `code`. */
export class AuthFailure extends AppError {
  readonly code: string;
  /** The seconds to wait before a retry; null if the server doesn't say. */
  readonly waitSeconds: number | null;

  constructor(
    kind: AppErrorKind,
    message: string,
    code: string,
    cause: unknown,
    waitSeconds: number | null = null,
  ) {
    super(kind, message, cause);
    this.name = "AuthFailure";
    this.code = code;
    this.waitSeconds = waitSeconds;
  }
}

const unavailable = t`This isn't available on this site.`;

/** Messages for the error codes of the auth server. */
const messages: Record<string, string> = {
  invalid_credentials: t`Your email or password is incorrect. Try again, or reset your password.`,
  not_supported: unavailable,
  otp_disabled: unavailable,
  mfa_totp_enroll_not_enabled: unavailable,
  mfa_totp_verify_not_enabled: unavailable,
  manual_linking_disabled: unavailable,
  captcha_failed: t`We couldn't verify that you're human. Please try again.`,
  otp_expired: t`This link or code expired or was already used. Request a new one.`,
  insufficient_aal: t`Sign in again with a code from your authenticator app.`,
  session_not_found: t`Your session has ended. Please sign in again.`,
  session_expired: t`Your session has ended. Please sign in again.`,
  refresh_token_not_found: t`Your session has ended. Please sign in again.`,
  identity_already_exists: t`This sign-in method is already linked to another account.`,
  identity_not_found: t`This sign-in method isn't linked to your account.`,
  email_not_confirmed: t`Please confirm your email address first, with the link that we sent you.`,
  email_exists: t`Another account already uses this email address.`,
  user_already_exists: t`Another account already uses this email address.`,
  email_address_invalid: t`Please check this email address.`,
  email_address_not_authorized: t`We can't send email to this address.`,
  weak_password: t`This password is too short or too easy to guess. Please choose another one.`,
  same_password: t`Your new password must differ from your current one.`,
  reauthentication_needed: t`Please confirm with a code that you own this account.`,
  reauthentication_not_valid: t`This code is wrong or has expired.`,
  mfa_verification_failed: t`This code is wrong or has expired.`,
  mfa_challenge_expired: t`This code has expired. Please enter a new one.`,
  mfa_factor_name_conflict: t`You already have an authenticator app with this name.`,
  mfa_factor_not_found: t`This authenticator app was already removed.`,
  too_many_enrolled_mfa_factors: t`You can't add more authenticator apps. Remove one first.`,
  user_banned: t`This account is suspended. Please contact us if you have questions.`,
  user_not_found: t`This account no longer exists.`,
  signup_disabled: t`New accounts can't be created right now.`,
  email_provider_disabled: unavailable,
  single_identity_not_deletable: t`You can't unlink your only sign-in method.`,
};

const kinds: Record<string, AppErrorKind> = {
  invalid_credentials: "invalid",
  session_not_found: "forbidden",
  refresh_token_not_found: "forbidden",
  identity_already_exists: "conflict",
  identity_not_found: "not-found",
};

/** Converts an error of supabase-js's auth client into an `AuthFailure` with a message to show. */
export function toAuthFailure(error: AuthServerError): AuthFailure {
  const code = error.code ?? "";
  const status = error.status ?? 0;
  const wait = secondsIn(error.message);
  const kind = kinds[code] ?? kindOf(status);
  const message =
    status === 429 ? rateLimitMessage(wait) : (messages[code] ?? fallbackMessage(status));
  return new AuthFailure(kind, message, code, error, wait);
}

const fallbackMessage = (status: number) =>
  status === 0 ? genericMessages.offline : t`Something went wrong on our side. Please try again.`;

function secondsIn(message: string): number | null {
  const seconds = /after (\d+) seconds?/.exec(message)?.[1];
  return seconds ? Number(seconds) : null;
}

const rateLimitMessage = (wait: number | null) =>
  wait === null
    ? t`Too many attempts. Please wait a few minutes and try again.`
    : plural(wait, {
        one: "Too many attempts. Please wait # second and try again.",
        other: "Too many attempts. Please wait # seconds and try again.",
      });

function kindOf(status: number): AppErrorKind {
  if (status === 0) return "offline";
  if (status === 401 || status === 403) return "forbidden";
  if (status === 404) return "not-found";
  if (status === 429) return "rate-limited";
  return status < 500 ? "invalid" : "unexpected";
}

/** Returns the seconds to wait before the next email to the same address; null for any other failure. */
export function secondsToWait(error: Error | null): number | null {
  if (!(error instanceof AuthFailure) || error.code !== "over_email_send_rate_limit") return null;
  return error.waitSeconds;
}

interface AuthAnswer {
  data: unknown;
  error: AuthServerError | null;
}

/** Sends a request to the auth server and returns its data. Throws an `AuthFailure` if it fails. */
export async function unwrapAuth<Answer extends AuthAnswer>(
  request: Promise<Answer>,
): Promise<Extract<Answer, { error: null }>["data"]>;
export async function unwrapAuth(request: Promise<AuthAnswer>): Promise<unknown> {
  const { data, error } = await request;
  if (error) throw toAuthFailure(error);
  return data;
}
