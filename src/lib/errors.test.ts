import { expect, it } from "vitest";
import { AppError, isWorthRetrying, toAppError } from "@/lib/errors";

it.each([
  [{ message: "permission denied", code: "42501" }, 403, "forbidden"],
  [{ message: "duplicate key", code: "23505" }, 409, "conflict"],
  [{ message: "no rows", code: "PGRST116" }, 406, "not-found"],
  [{ message: "slow down", code: "PT429" }, 429, "rate-limited"],
  [{ message: "check failed", code: "23514" }, 400, "invalid"],
  [{ message: "boom" }, 500, "unexpected"],
  [{ message: "TypeError: Failed to fetch" }, 0, "offline"],
] as const)("tells the kind of %j", (error, status, kind) => {
  expect(toAppError(error, status).kind).toBe(kind);
});

it("keeps the server's message", () => {
  expect(toAppError({ message: "Try again in 5 minutes" }, 429).message).toBe(
    "Try again in 5 minutes",
  );
});

it("never shows an empty message", () => {
  expect(toAppError({ message: "" }, 500).message).toBe("Something went wrong on our side.");
});

it("asks again only when the question was not the problem", () => {
  expect(isWorthRetrying(new AppError("offline", "no network"))).toBe(true);
  expect(isWorthRetrying(new Error("a bug"))).toBe(true);
  expect(isWorthRetrying(new AppError("invalid", "no such state"))).toBe(false);
});
