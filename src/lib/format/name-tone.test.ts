import { expect, test } from "vitest";
import { nameTones, toneOf } from "@/lib/format/name-tone";

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
