import { expect, test } from "vitest";
import { initialsOf } from "@/lib/format/initials";

test.each([
  ["Maya Okafor", "MO"],
  ["Dr. Maya Lucía Okafor, MD, FAAFP", "MO"],
  ["The Hearth Family Practice", "HP"],
  ["élan", "É"],
  ["  Green & Vale  ", "GV"],
  ["Smith-Jones", "SJ"],
  ["山田 太郎", "山太"],
  ["Dr.", "D"],
  ["", ""],
  ["· · ·", ""],
])("%j becomes %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
