import { describe, expect, it } from "vitest";
import { AppError, detailOf, failAs, isWorthRetrying, toAppError, wordsFor } from "@/lib/errors";

it.each([
  [{ message: "permission denied", code: "42501" }, 403, "forbidden"],
  [{ message: "duplicate key", code: "23505" }, 409, "conflict"],
  [{ message: "no rows", code: "PGRST116" }, 406, "not-found"],
  [{ message: "slow down", code: "PT429" }, 429, "rate-limited"],
  [{ message: "check failed", code: "23514" }, 400, "invalid"],
  [{ message: "boom" }, 500, "unexpected"],
  [{ message: "TypeError: Failed to fetch" }, 0, "offline"],
  [{ message: "TimeoutError: signal timed out" }, 0, "slow"],
] as const)("tells the kind of %j", (error, status, kind) => {
  expect(toAppError(error, status).kind).toBe(kind);
});

it.each([
  ["You have 5 open claims.", "PT429", 429],
  ["This listing is not yours", "42501", 403],
  ["78704 is in Austin, TX", "23514", 400],
  ["There is no such listing", "P0002", 404],
])("shows what our SQL says: %s", (message, code, status) => {
  const error = toAppError({ message, code }, status);
  expect(error.message).toBe(message);
  expect(detailOf(error)).toBeNull();
});

describe("what a program says", () => {
  it.each([
    ['invalid input syntax for type uuid: "x"', "22P02", 400],
    ['new row violates row-level security policy for table "doctors"', "42501", 403],
    ['new row for relation "doctors" violates check constraint "a"', "23514", 400],
    ["<html><h1>503 Service Unavailable</h1></html>", "", 503],
    ["<html>Welcome to Airport Wi-Fi</html>", "", 200],
    ['[{"id":"7', "", 200],
    ["", "", 500],
  ])("is replaced, and kept as a detail: %s", (message, code, status) => {
    const error = toAppError({ message, code }, status);
    expect(error.message).toMatch(/^[A-Z][^<{]+\.$/);
    expect(error.message).not.toBe(message);
    expect(detailOf(error) ?? "").toContain(message);
  });

  it("is no different when it breaks here", () => {
    const bug = new TypeError("Cannot read properties of null (reading 'map')");
    expect(wordsFor(bug)).toBe("Something went wrong on our side. Please try again in a moment.");
    expect(detailOf(bug)).toContain("Cannot read properties of null");
  });
});

it("says in the usual words that a session is over", () => {
  const error = toAppError({ message: "JWT expired", code: "PGRST301" }, 401);
  expect([error.kind, error.message]).toEqual(["signed-out", "Not authenticated"]);
  expect(detailOf(error)).toBeNull();
});

it("fails as somebody says who knows what was tried", async () => {
  const twice = new AppError("conflict", "You have asked already.");
  const fail = (kind: "conflict" | "slow") =>
    Promise.reject(new AppError(kind, "as the server says")).catch(failAs({ conflict: twice }));
  await expect(fail("conflict")).rejects.toBe(twice);
  await expect(fail("slow")).rejects.toThrow("as the server says");
});

it("says of a network's sign-in page what can be done", () => {
  expect(toAppError({ message: "<!doctype html>" }, 200).message).toContain("sign-in page");
});

it("asks again only when the question was not the problem", () => {
  expect(isWorthRetrying(new AppError("offline", "no network"))).toBe(true);
  expect(isWorthRetrying(new Error("a bug"))).toBe(true);
  expect(isWorthRetrying(new AppError("invalid", "no such state"))).toBe(false);
});
