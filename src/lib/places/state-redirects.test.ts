import { expect, test } from "vitest";
import { parseRedirects } from "@/build/hosting/hosting";
import { stateRedirects } from "@/lib/places/state-redirects";

const rules = parseRedirects(stateRedirects());

test.each([
  ["/directory/TX", "/directory/texas"],
  ["/directory/tx/", "/directory/texas"],
  ["/directory/New-York", "/directory/new-york"],
  ["/directory/dc", "/directory/district-of-columbia"],
])("%s redirects to %s permanently", (from, to) => {
  expect(rules.filter((rule) => rule.from === from)).toEqual([{ from, to, isRedirect: true }]);
});

test("redirect rules don't point to other rules, and hosts accept their number", () => {
  const answered = new Set(rules.map(({ from }) => from));
  expect(rules.filter(({ to }) => answered.has(to))).toEqual([]);
  expect(rules.length).toBeLessThan(2_000);
});
