import { expect, test } from "vitest";
import { listStates } from "@/lib/listings/state-list";

test.each([
  ["Texas, OK", ["TX", "OK"]],
  ["tx; TX, texas", ["TX"]],
  ["", []],
  ["Texas, Ontario", null],
])("%j is parsed as %j", (text, codes) => {
  expect(listStates(text)).toEqual(codes);
});
