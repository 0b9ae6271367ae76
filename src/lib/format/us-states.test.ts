import { expect, it, test } from "vitest";
import { parseRedirects } from "@/build/hosting/hosting-rules";
import {
  stateCode,
  stateName,
  stateOfSlug,
  stateRedirects,
  stateSlug,
  usStates,
} from "@/lib/format/us-states";

it("there are fifty states, the District of Columbia, and five territories, by name", () => {
  expect(usStates).toHaveLength(56);
  const names = usStates.map(([, name]) => name);
  expect(names).toEqual(names.toSorted());
});

it.each([
  ["Texas", "TX"],
  [" tx ", "TX"],
  ["district of columbia", "DC"],
  ["puerto rico", "PR"],
  ["P.R.", "PR"],
  ["U.S. Virgin Islands", "VI"],
  ["US Virgin Islands", "VI"],
  ["ZZ", null],
  ["", null],
])("%j is parsed as %j", (text, code) => {
  expect(stateCode(text)).toBe(code);
});

it("every state is found by its slug and its code", () => {
  for (const [code] of usStates) {
    expect(stateSlug(code)).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(stateOfSlug(stateSlug(code))).toBe(code);
    expect(stateOfSlug(code)).toBe(code);
  }
});

it("a state's code gives its name", () => {
  expect(stateName("DC")).toBe("District of Columbia");
  expect(stateSlug("DC")).toBe("district-of-columbia");
  expect(stateName("ZZ")).toBe("ZZ");
  expect(stateOfSlug("atlantis")).toBeNull();
});

const rules = parseRedirects(stateRedirects());

test.each([
  ["/directory/TX", "/directory/texas"],
  ["/directory/tx/", "/directory/texas"],
  ["/directory/New-York", "/directory/new-york"],
  ["/directory/dc", "/directory/district-of-columbia"],
  ["/directory/pr", "/directory/puerto-rico"],
  ["/directory/VI", "/directory/us-virgin-islands"],
])("%s redirects to %s permanently", (from, to) => {
  expect(rules.filter((rule) => rule.from === from)).toEqual([{ from, to, isRedirect: true }]);
});

test("redirect rules don't point to other rules, and hosts accept their number", () => {
  const answered = new Set(rules.map(({ from }) => from));
  expect(rules.filter(({ to }) => answered.has(to))).toEqual([]);
  expect(rules.length).toBeLessThan(2_000);
});
