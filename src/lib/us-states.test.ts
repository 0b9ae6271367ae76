import { expect, it } from "vitest";
import { stateCode, usStates } from "@/lib/us-states";

it("knows fifty states and the District of Columbia", () => {
  expect(usStates).toHaveLength(51);
});

it.each([
  ["Texas", "TX"],
  [" tx ", "TX"],
  ["district of columbia", "DC"],
  ["ZZ", null],
  ["", null],
])("reads %j as %j", (text, code) => {
  expect(stateCode(text)).toBe(code);
});
