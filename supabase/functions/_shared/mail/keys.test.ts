import { expect, test } from "vitest";
import { hasValidKey } from "./keys.ts";

const key = "a key that is long enough";
const accepts = (headers: Record<string, string>, query = "") =>
  hasValidKey(new Request(`https://project.test/functions/v1/mail-events${query}`, { headers }), [
    key,
  ]);

test.each([
  `Bearer ${key}`,
  // The header that a webhook with the URL https://events:KEY@project.test/… sends.
  `Basic ${btoa(`events:${key}`)}`,
  `Basic ${btoa(`:${key}`)}`,
])("a function accepts its key in the header: %s", async (authorization) => {
  expect(await accepts({ authorization })).toBe(true);
});

test("a function rejects its key in the query string", async () => {
  expect(await accepts({}, `?key=${encodeURIComponent(key)}`)).toBe(false);
});

test.each(["Basic", "Basic !", `Basic ${btoa(key)}x`, `Basic ${btoa(`${key}:events`)}`, ""])(
  "a function refuses the header %j",
  async (authorization) => {
    expect(await accepts({ authorization })).toBe(false);
  },
);
