import { expect, test } from "vitest";
import { initialsOf, nameTones, toneOf } from "@/lib/format/names";

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

test("a name keeps its color regardless of case and spaces", () => {
  expect(toneOf(" Maya Okafor ")).toBe(toneOf("maya okafor"));
});

test("names are spread over all colors, none above a third", () => {
  const counts = new Map<string, number>();
  for (let index = 0; index < 600; index += 1) {
    const tone = toneOf(`Practice number ${index}`);
    counts.set(tone, (counts.get(tone) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual([...nameTones].sort());
  expect(Math.max(...counts.values())).toBeLessThan(200);
});
