import { expect, it } from "vitest";
import { stateCode, stateName, stateOfSlug, stateSlug, usStates } from "@/lib/places/us-states";

it("there are fifty states and the District of Columbia", () => {
  expect(usStates).toHaveLength(51);
});

it.each([
  ["Texas", "TX"],
  [" tx ", "TX"],
  ["district of columbia", "DC"],
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
