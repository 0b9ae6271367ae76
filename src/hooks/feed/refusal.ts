import { checkSession } from "@/hooks/session/store";
import { AppError, toAppError } from "@/lib/errors";

/** The failure of a change. The server's words for a session that is over would tell nobody anything. */
export function toWriteError(error: { message: string; code?: string }, status: number): AppError {
  if (status === 401) return new AppError("forbidden", "Not authenticated", error);
  return toAppError(error, status);
}

/** After a refusal, ends the session here too if the server no longer knows it: the screens then ask to sign in. */
export function endDeadSession(error: Error): void {
  if (error instanceof AppError && error.kind === "forbidden") void checkSession();
}
