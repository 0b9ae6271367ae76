import { expect, test } from "vitest";
import { listStates } from "@/lib/listings/state-list";

test.each([
  ["Texas, OK", ["TX", "OK"]],
  ["tx; TX, texas", ["TX"]],
  ["Puerto Rico; US Virgin Islands, Guam", ["PR", "VI", "GU"]],
  ["CNMI, Virgin Islands, U.S.V.I.", ["MP", "VI"]],
  ["", []],
  ["Texas, Ontario", null],
])("%j is parsed as %j", (text, codes) => {
  expect(listStates(text)).toEqual(codes);
});
