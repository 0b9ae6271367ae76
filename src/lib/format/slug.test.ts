import { expect, it } from "vitest";
import { slugOf } from "@/lib/format/slug";

it.each([
  ["Round Rock", "round-rock"],
  ["St. Louis", "st-louis"],
  ["O'Fallon", "o-fallon"],
  ["Winston-Salem", "winston-salem"],
  ["  (Austin)  ", "austin"],
  ["round-rock", "round-rock"],
  ["李医生", ""],
  ["a\0b", "a-b"],
])("%j becomes %j in a URL", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
