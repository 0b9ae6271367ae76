import { expect, test } from "vitest";
import { hasValidKey } from "./keys.ts";

const key = "a key that is long enough";
const shows = (headers: Record<string, string>, query = "") =>
  hasValidKey(new Request(`https://project.test/functions/v1/mail-events${query}`, { headers }), [
    key,
  ]);

test.each([
  `Bearer ${key}`,
  // What a webhook sends for https://events:KEY@project.test/…
  `Basic ${btoa(`events:${key}`)}`,
  `Basic ${btoa(`:${key}`)}`,
])("a function accepts its key in the header: %s", async (authorization) => {
  expect(await shows({ authorization })).toBe(true);
});

test("a function rejects its key in the query string", async () => {
  expect(await shows({}, `?key=${encodeURIComponent(key)}`)).toBe(false);
});

test.each(["Basic", "Basic !", `Basic ${btoa(key)}x`, `Basic ${btoa(`${key}:events`)}`, ""])(
  "a function refuses the header %j",
  async (authorization) => {
    expect(await shows({ authorization })).toBe(false);
  },
);
