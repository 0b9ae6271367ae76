import { expect, test } from "vitest";
import { initialsOf } from "@/lib/format/initials";

test.each([
  ["Maya Okafor", "MO"],
  ["Dr. Maya Lucía Okafor, MD, FAAFP", "MO"],
  ["Maya Okafor Jr.", "MO"],
  ["Maya Okafor, III, MD", "MO"],
  ["Maya Okafor III MD", "MO"],
  ["Maya Okafor MD FAAFP", "MO"],
  ["Maya Okafor, PA-C", "MO"],
  ["Maya Okafor PA-C", "MO"],
  ["Okafor, Maya, MD", "MO"],
  ["Okafor Jr., John", "JO"],
  ["Dr. An Do, DO", "AD"],
  ["Kim Do", "KD"],
  ["KIM DO", "KD"],
  ["Jack Ma", "JM"],
  ["Okafor, MD", "O"],
  ["Hearth, Inc.", "H"],
  ["Hearth Family Practice, LLC", "HP"],
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
