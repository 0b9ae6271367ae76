import { expect, it } from "vitest";
import { secondsToWait, toAuthFailure } from "@/lib/account/auth-errors";

const refusal = (message: string, code = "over_email_send_rate_limit") =>
  toAuthFailure({ status: 429, code, message });

it("returns the waiting time before the next email", () => {
  const message = "For security purposes, you can only request this after 59 seconds.";
  expect(secondsToWait(refusal(message))).toBe(59);
  expect(secondsToWait(refusal(message.replace("59 seconds", "1 second")))).toBe(1);
});

it("returns no waiting time for other failures", () => {
  expect(secondsToWait(null)).toBeNull();
  expect(secondsToWait(new Error("after 5 seconds"))).toBeNull();
  expect(secondsToWait(refusal("email rate limit exceeded"))).toBeNull();
  expect(secondsToWait(refusal("after 5 seconds", "over_request_rate_limit"))).toBeNull();
});

it.each([
  [{ status: 0, message: "Failed to fetch" }, "offline"],
  [{ status: 403, message: "x" }, "forbidden"],
  [{ status: 429, message: "x" }, "rate-limited"],
  [{ status: 400, code: "invalid_credentials", message: "Invalid login credentials" }, "invalid"],
  [{ status: 500, message: "{}" }, "unexpected"],
])("%j has the kind %s", (error, kind) => {
  expect(toAuthFailure(error).kind).toBe(kind);
});

it.each([
  ["over_request_rate_limit", "Request rate limit reached", "a few minutes"],
  ["over_email_send_rate_limit", "email rate limit exceeded", "a few minutes"],
  ["over_email_send_rate_limit", "you can only request this after 42 seconds.", "42 seconds"],
])("%s has the message: %s", (code, message, wait) => {
  expect(refusal(message, code).message).toBe(
    `Too many attempts. Please wait ${wait} and try again.`,
  );
});

it("replaces unhelpful server messages", () => {
  expect(toAuthFailure({ status: 500, message: "{}" }).message).toContain("on our side");
  expect(toAuthFailure({ status: 0, message: "{}" }).message).toContain("couldn't reach");
  const expired = toAuthFailure({ status: 403, code: "otp_expired", message: "Token has expired" });
  expect(expired.message).toBe("This link or code expired or was already used. Request a new one.");
});
