import { describe, expect, it } from "vitest";
import {
  AppError,
  isWorthRetrying,
  messageFor,
  replaceErrors,
  technicalDetailOf,
  toAppError,
  toDatabaseError,
} from "@/lib/errors";

it.each([
  [{ message: "permission denied", code: "42501" }, 403, "forbidden"],
  [{ message: "duplicate key", code: "23505" }, 409, "conflict"],
  [{ message: "no rows", code: "PGRST116" }, 406, "not-found"],
  [{ message: "slow down", code: "PT429" }, 429, "rate-limited"],
  [{ message: "check failed", code: "23514" }, 400, "invalid"],
  [{ message: "boom" }, 500, "unexpected"],
  [{ message: "TypeError: Failed to fetch" }, 0, "offline"],
  [{ message: "TimeoutError: signal timed out" }, 0, "slow"],
] as const)("%j with status %i is an error of kind %s", (error, status, kind) => {
  expect(toAppError(error, status).kind).toBe(kind);
});

describe("an error with a hint", () => {
  const rateLimit = { action: "posts", max: 5, is_first_day: true, is_hourly: false };
  it.each([
    ["not_authenticated", {}, "Not authenticated"],
    ["listing_not_yours", {}, "You can't edit this listing."],
    ["claim_limit_reached", { max: 5 }, /^You can have up to 5 open claims\./],
    ["place_mismatch", { zip: "78704", city: "Austin", state: "TX" }, "78704 is in Austin, TX."],
    ["place_mismatch", { zip: "00000" }, "There is no ZIP code 00000."],
    ["name_not_allowed", { problem: "reserved" }, /^This name is reserved/],
    ["name_not_allowed", { problem: "team_member" }, /^A member of our team has this name/],
    ["name_not_allowed", { problem: "badge_symbol" }, /^Please leave out check marks/],
    ["name_not_allowed", { problem: "stacked_accents" }, /^Please use fewer accents/],
    ["rate_limit_reached", { ...rateLimit, minutes: 1 }, /in 1 minute\.$/],
    [
      "rate_limit_reached",
      { ...rateLimit, minutes: 1440 },
      "You've reached the limit of 5 posts on your first day. You can try again in 24 hours.",
    ],
  ])("has the message of the hint: %s %j", async (hint, detail, message) => {
    const answer = { message: "for developers", code: "23514", hint };
    const error = await toDatabaseError({ ...answer, details: JSON.stringify(detail) }, 400);
    expect(error.message).toMatch(message);
    expect([error.hint, error.detail]).toEqual([hint, detail]);
    expect(technicalDetailOf(error)).toBeNull();
  });

  it("has a generic message if the hint is unknown", async () => {
    const hint = "Perhaps you meant another function";
    const error = await toDatabaseError({ message: "no function", code: "PGRST202", hint }, 404);
    expect(error.message).toBe("We couldn't find this. It may have been deleted.");
    expect(error.hint).toBeNull();
  });
});

describe("a technical message", () => {
  it.each([
    ['invalid input syntax for type uuid: "x"', "22P02", 400],
    ['new row violates row-level security policy for table "doctors"', "42501", 403],
    ['new row for relation "doctors" violates check constraint "a"', "23514", 400],
    ["<html><h1>503 Service Unavailable</h1></html>", "", 503],
    ["<html>Welcome to Airport Wi-Fi</html>", "", 200],
    ['[{"id":"7', "", 200],
    ["", "", 500],
  ])("is not shown, but available as technical detail: %s", (message, code, status) => {
    const error = toAppError({ message, code }, status);
    expect(error.message).toMatch(/^[A-Z][^<{]+\.$/);
    expect(error.message).not.toBe(message);
    expect(technicalDetailOf(error) ?? "").toContain(message);
  });

  it("of a bug in the program is treated the same way", () => {
    const bug = new TypeError("Cannot read properties of null (reading 'map')");
    expect(messageFor(bug)).toBe("Something went wrong on our side. Please try again in a moment.");
    expect(technicalDetailOf(bug)).toContain("Cannot read properties of null");
  });
});

it("an expired session is reported as 'Not authenticated'", () => {
  const error = toAppError({ message: "JWT expired", code: "PGRST301" }, 401);
  expect([error.kind, error.message]).toEqual(["signed-out", "Not authenticated"]);
  expect(technicalDetailOf(error)).toBeNull();
});

it("replaceErrors replaces errors of the given kinds that have no hint", async () => {
  const twice = new AppError("conflict", "You have already sent this.");
  const fail = (error: AppError) => Promise.reject(error).catch(replaceErrors({ conflict: twice }));
  await expect(fail(new AppError("conflict", "generic"))).rejects.toBe(twice);
  await expect(fail(new AppError("slow", "too slow"))).rejects.toThrow("too slow");
  const specific = new AppError("conflict", "specific", null, "already_claimed");
  await expect(fail(specific)).rejects.toThrow("specific");
});

it("an HTML response instead of data is attributed to the network's sign-in page", () => {
  expect(toAppError({ message: "<!doctype html>" }, 200).message).toContain("sign-in page");
});

it("only errors of the network or the server are worth a retry", () => {
  expect(isWorthRetrying(new AppError("offline", "no network"))).toBe(true);
  expect(isWorthRetrying(new Error("a bug"))).toBe(true);
  expect(isWorthRetrying(new AppError("invalid", "no such state"))).toBe(false);
});
