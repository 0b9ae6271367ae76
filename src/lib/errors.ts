import type { ErrorDetail } from "@/lib/error-messages";
import { t } from "@/lib/messages";
import { parseFacts } from "@/lib/parse-facts";
import type { ErrorHint } from "@/lib/supabase/error-hints";

export type AppErrorKind =
  | "not-found"
  | "signed-out"
  | "forbidden"
  | "conflict"
  | "invalid"
  | "rate-limited"
  | "offline"
  | "slow"
  | "unexpected";

/** The error that screens show. Its message is ready to be shown. */
export class AppError extends Error {
  readonly kind: AppErrorKind;
  /** The database's name for the error; null if it has none. */
  readonly hint: ErrorHint | null;
  readonly detail: ErrorDetail;

  constructor(
    kind: AppErrorKind,
    message: string,
    cause?: unknown,
    hint: ErrorHint | null = null,
    detail: ErrorDetail = {},
  ) {
    super(message, { cause });
    this.name = "AppError";
    this.kind = kind;
    this.hint = hint;
    this.detail = detail;
  }
}

interface ServerError {
  message: string;
  /** A SQLSTATE or a PostgREST code. */
  code?: string;
}

interface DatabaseError extends ServerError {
  hint: string | null;
  details?: string | null;
}

const kindsOfCode: Record<string, AppErrorKind> = {
  "42501": "forbidden",
  "23505": "conflict",
  PGRST116: "not-found",
  PT429: "rate-limited",
};

/** The messages for errors without a known hint. */
export const genericMessages: Record<AppErrorKind, string> = {
  "not-found": t`We couldn't find this. It may have been deleted.`,
  "signed-out": t`Not authenticated`,
  forbidden: t`Your account doesn't have permission to do this. Signing in again may help.`,
  conflict: t`This has changed since you opened it. Reload the page to see the latest version.`,
  invalid: t`We couldn't process this. Please check what you entered and try again.`,
  "rate-limited": t`That was too many requests at once. Please wait a moment and try again.`,
  offline: t`We couldn't reach the server. Check your connection and try again.`,
  slow: t`The server took too long to answer. Please try again.`,
  unexpected: t`Something went wrong on our side. Please try again in a moment.`,
};

const interceptedMessage = t`This network answered in place of our server. If it has a sign-in page, open that first, then try again.`;

/**
 * Turns an error and its HTTP status into an `AppError` with the generic message of its kind.
 * supabase-js reports a request without an answer as status 0.
 */
export function toAppError(error: ServerError, status: number): AppError {
  const kind = kindOf(error, status);
  return new AppError(kind, messageOf(error, status, kind), error);
}

/**
 * Turns an error of the database into an `AppError` with the message of its hint, or a generic one
 * without a known hint.
 */
export async function toDatabaseError(error: DatabaseError, status: number): Promise<AppError> {
  const general = toAppError(error, status);
  if (!error.hint) return general;
  // Loaded when needed: most visits have no errors.
  const messages = await import("@/lib/error-messages").catch(() => null);
  if (!messages?.isErrorHint(error.hint)) return general;
  // Details of PostgreSQL itself are text, and have no facts.
  const detail = parseFacts(error.details);
  const message = messages.messageOfHint(error.hint, detail);
  return new AppError(general.kind, message, error, error.hint, detail);
}

function kindOf({ message, code = "" }: ServerError, status: number): AppErrorKind {
  if (status === 0) return message.startsWith("TimeoutError") ? "slow" : "offline";
  return kindsOfCode[code] ?? kindOfStatus(status);
}

function messageOf({ message }: ServerError, status: number, kind: AppErrorKind): string {
  // Public networks respond to every request with their sign-in page until the person has signed in.
  const isPage = status > 0 && status < 300 && message.trimStart().startsWith("<");
  return isPage ? interceptedMessage : genericMessages[kind];
}

function kindOfStatus(status: number): AppErrorKind {
  if (status === 401) return "signed-out";
  if (status === 403) return "forbidden";
  if (status === 404 || status === 406) return "not-found";
  if (status === 409) return "conflict";
  if (status === 429) return "rate-limited";
  if (status >= 400 && status < 500) return "invalid";
  return "unexpected";
}

/**
 * For `catch`: replaces errors of some kinds. An error with a hint stays as it is, because its
 * message is more specific.
 */
export const replaceErrors =
  (replacements: Partial<Record<AppErrorKind, AppError>>) =>
  (error: unknown): never => {
    const isReplaceable = error instanceof AppError && !error.hint;
    throw (isReplaceable && replacements[error.kind]) || error;
  };

/** The message to show for any error. Errors of the program itself get a generic one. */
export const messageFor = (error: unknown): string =>
  error instanceof AppError ? error.message : genericMessages.unexpected;

const hasSpecificMessage = ({ message, hint }: AppError) =>
  hint !== null ||
  (message !== interceptedMessage && !Object.values(genericMessages).includes(message));

/** The technical text of an error, for bug reports; null when the message already says everything. */
export function technicalDetailOf(error: unknown): string | null {
  if (!(error instanceof AppError)) return error instanceof Error ? String(error) : null;
  const { cause, kind } = error;
  if (["offline", "slow", "signed-out"].includes(kind) || hasSpecificMessage(error)) return null;
  if (typeof cause !== "object" || cause === null || !("message" in cause)) return null;
  const code = "code" in cause && cause.code ? `${cause.code}: ` : "";
  return `${code}${cause.message}`.trim().slice(0, 500) || null;
}

/** Whether a retry may help, because the network or the server failed. */
export function isWorthRetrying(error: Error): boolean {
  return !(error instanceof AppError) || ["offline", "slow", "unexpected"].includes(error.kind);
}
