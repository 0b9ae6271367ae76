import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CaptchaTokens } from "@/lib/account/captcha-tokens";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a token is used once, and the widget is reset", async () => {
  const tokens = new CaptchaTokens();
  const reset = vi.fn();
  tokens.attach({ reset });
  tokens.offer("one");
  expect(await tokens.take()).toBe("one");
  expect(reset).toHaveBeenCalledTimes(1);
  const next = tokens.take();
  tokens.offer("two");
  expect(await next).toBe("two");
});

test("two waiting requests get one token each", async () => {
  const tokens = new CaptchaTokens();
  const both = Promise.all([tokens.take(), tokens.take()]);
  tokens.offer("one");
  tokens.offer("two");
  expect(await both).toEqual(["one", "two"]);
});

test.each([
  ["runs out", (tokens: CaptchaTokens) => tokens.offer(null)],
  ["goes with its widget", (tokens: CaptchaTokens) => tokens.attach(null)],
])("a token that %s is not used, and waiting ends with an error", async (_name, lose) => {
  const tokens = new CaptchaTokens();
  tokens.offer("old");
  lose(tokens);
  const taken = expect(tokens.take()).rejects.toThrow("Complete the “verify you're human” check");
  await vi.advanceTimersByTimeAsync(10_000);
  await taken;
});
