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

/** What went wrong, in the one form that screens know. The message is for people, ready to be shown. */
export class AppError extends Error {
  readonly kind: AppErrorKind;
  /** What the server adds for the program, not for people. */
  readonly hint: string | null;

  constructor(kind: AppErrorKind, message: string, cause?: unknown, hint: string | null = null) {
    super(message, { cause });
    this.name = "AppError";
    this.kind = kind;
    this.hint = hint;
  }
}

interface ServerError {
  message: string;
  /** A SQLSTATE or a PostgREST code. */
  code?: string;
  hint?: string | null;
}

const kindsOfCode: Record<string, AppErrorKind> = {
  "42501": "forbidden",
  "23505": "conflict",
  PGRST116: "not-found",
  PT429: "rate-limited",
};

/** What is said where the server says nothing that a person could use. */
const words: Record<AppErrorKind, string> = {
  "not-found": "This is not there, or not there any more.",
  "signed-out": "Not authenticated",
  forbidden: "Your account may not do this. If you think it should, sign in again.",
  conflict: "This was stored or changed meanwhile. Load the page again to see how it is now.",
  invalid: "The server could not work with this. Please check it and try again.",
  "rate-limited": "That was too much at once. Please wait a little and try again.",
  offline: "We could not reach the server. Check your connection.",
  slow: "The server took too long to answer. Please try again.",
  unexpected: "Something went wrong on our side. Please try again in a moment.",
};

const notOurAnswer =
  "What came back was not from our server. If this network has a sign-in page, open that first, then try again.";

/**
 * Turns an error of the API and the HTTP status it came with into an `AppError`.
 * Status 0 is supabase-js's word for a request that got no answer.
 */
export function toAppError(error: ServerError, status: number): AppError {
  const kind = kindOf(error, status);
  return new AppError(kind, messageOf(error, status, kind), error, error.hint ?? null);
}

function kindOf({ message, code = "" }: ServerError, status: number): AppErrorKind {
  if (status === 0) return message.startsWith("TimeoutError") ? "slow" : "offline";
  return kindsOfCode[code] ?? kindOfStatus(status);
}

function messageOf({ message, code = "" }: ServerError, status: number, kind: AppErrorKind) {
  if (status === 0) return words[kind];
  // A page instead of data: what the sign-in of a public network answers everything with.
  if (status < 300 && message.trimStart().startsWith("<")) return notOurAnswer;
  return isForPeople(message, code) ? message : words[kind];
}

/**
 * Whether a server's text may stand on a screen: our SQL writes sentences, with codes of its own or with those that
 * PostgreSQL has for a refusal. PostgreSQL itself begins its messages in lower case.
 */
export function isForPeople(message: string, code: string): boolean {
  if (/^PT\d{3}$/.test(code)) return message !== "";
  return ["42501", "23514", "22023", "P0002"].includes(code) && beginsLikeSentence(message);
}

/** Whether a text looks written for a reader, and not by a program for its log. */
export const beginsLikeSentence = (text: string): boolean => /^[\p{Lu}\d“"][^<{]*$/u.test(text);

function kindOfStatus(status: number): AppErrorKind {
  if (status === 401) return "signed-out";
  if (status === 403) return "forbidden";
  if (status === 404 || status === 406) return "not-found";
  if (status === 409) return "conflict";
  if (status === 429) return "rate-limited";
  if (status >= 400 && status < 500) return "invalid";
  return "unexpected";
}

/** For `catch`: tells failures of some kinds in the words of who knows what was tried. */
export const failAs =
  (failures: Partial<Record<AppErrorKind, AppError>>) =>
  (error: unknown): never => {
    throw (error instanceof AppError && failures[error.kind]) || error;
  };

/** What to say of any failure. The words of a program that broke are not for people. */
export const wordsFor = (error: unknown): string =>
  error instanceof AppError ? error.message : words.unexpected;

const hasOwnWords = ({ message }: AppError) =>
  message !== notOurAnswer && !Object.values(words).includes(message);

/** What a failure says for those who would mend it; null when the words for people say it all. */
export function detailOf(error: unknown): string | null {
  if (!(error instanceof AppError)) return error instanceof Error ? String(error) : null;
  const { cause, kind } = error;
  if (["offline", "slow", "signed-out"].includes(kind) || hasOwnWords(error)) return null;
  if (typeof cause !== "object" || cause === null || !("message" in cause)) return null;
  const code = "code" in cause && cause.code ? `${cause.code}: ` : "";
  return `${code}${cause.message}`.trim().slice(0, 500) || null;
}

/** Whether asking again may help: the network or the server failed, not the question. */
export function isWorthRetrying(error: Error): boolean {
  return !(error instanceof AppError) || ["offline", "slow", "unexpected"].includes(error.kind);
}
