export type AppErrorKind =
  | "not-found"
  | "forbidden"
  | "conflict"
  | "invalid"
  | "rate-limited"
  | "offline"
  | "unexpected";

/** What went wrong, in the one form that screens know. The message is the server's, ready to be shown. */
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

/**
 * Turns an error of the API and the HTTP status it came with into an `AppError`.
 * Status 0 is supabase-js's word for a request that got no answer.
 */
export function toAppError(error: ServerError, status: number): AppError {
  if (status === 0) {
    return new AppError("offline", "We could not reach the server. Check your connection.", error);
  }
  const kind = kindsOfCode[error.code ?? ""] ?? kindOfStatus(status);
  const message = error.message || "Something went wrong on our side.";
  return new AppError(kind, message, error, error.hint ?? null);
}

function kindOfStatus(status: number): AppErrorKind {
  if (status === 401 || status === 403) return "forbidden";
  if (status === 404 || status === 406) return "not-found";
  if (status === 409) return "conflict";
  if (status === 429) return "rate-limited";
  if (status >= 400 && status < 500) return "invalid";
  return "unexpected";
}

/** Whether asking again may help: the network or the server failed, not the question. */
export function isWorthRetrying(error: Error): boolean {
  return !(error instanceof AppError) || error.kind === "offline" || error.kind === "unexpected";
}
