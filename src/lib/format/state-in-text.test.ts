import { expect, it } from "vitest";
import { stateInText } from "@/lib/format/state-in-text";

it.each([
  ["acupuncture, Austin, TX", "TX"],
  ["acupuncture new  york", "NY"],
  ["house calls District of Columbia", "DC"],
  ["tx", "TX"],
  ["acupuncture, San Juan, Puerto Rico", "PR"],
  ["acupuncture", null],
  ["", null],
])("%j ends with %j", (text, state) => {
  expect(stateInText(text)).toBe(state);
});
