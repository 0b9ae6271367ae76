import { expect, test } from "vitest";
import { getMedicareAnswer, hasSenior } from "@/lib/prices/medicare";

const day = "2026-11-28";
const until = (medicare_opt_out_until: string | null) => ({ medicare_opt_out_until });
const [current, ended, unknown] = [until("2026-11-28"), until("2026-11-27"), until(null)];

test.each([
  [true, [], "all"],
  [true, [unknown], "all"],
  [null, [current], "all"],
  [null, [current, unknown], "some"],
  [false, [current, ended], "some"],
  [false, [ended], "none"],
  [null, [ended], "unknown"],
  [null, [], "unknown"],
] as const)("with opt-out %j and clinicians %j, the answer is %s", (optOut, clinicians, answer) => {
  expect(getMedicareAnswer({ medicare_opt_out: optOut, clinicians }, day)).toBe(answer);
});

test("people from 65 are old enough for Medicare", () => {
  expect([hasSenior([64, 8]), hasSenior([40, 65])]).toEqual([false, true]);
});
