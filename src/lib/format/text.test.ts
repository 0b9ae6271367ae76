import { expect, it, test } from "vitest";
import { countCharacters, excerpt, isWritten } from "@/lib/format/characters";
import { slugOf } from "@/lib/format/text";

test.each([
  ["nothing", "", false],
  ["spaces and line breaks", " \n\t \r\n", false],
  ["a no-break space", "\u00a0", false],
  ["zero-width spaces and joiners", "\u200b\u200c\u200d\u2060\ufeff", false],
  ["a Hangul filler", "\u3164\u115f", false],
  ["a blank of Braille", "\u2800", false],
  ["bidirectional overrides alone", "\u202e\u2066\u2069", false],
  ["a letter behind zero-width characters", "\u200b\u200bx", true],
  ["an emoji family", "👨‍👩‍👧‍👦", true],
  ["a text from right to left", "שלום", true],
  ["a dot", ".", true],
])("%s: visible text or not", (_name, text, expected) => {
  expect(isWritten(text)).toBe(expected);
});

test.each([
  ["letters", "abc", 3],
  ["an emoji", "🙂", 1],
  ["an emoji family", "👨‍👩‍👧‍👦", 1],
  ["a thumb with a skin color", "👍🏽", 1],
  ["a flag", "🇺🇸", 1],
  ["a letter and its accent", "e\u0301", 1],
  ["5,000 emoji", "🙂".repeat(5000), 5000],
])("%s: length as people count it", (_name, text, expected) => {
  expect(countCharacters(text)).toBe(expected);
});

test("an excerpt is one line and doesn't split an emoji", () => {
  expect(excerpt(" one\n\ntwo ", 20)).toBe("one two");
  expect(excerpt("🙂".repeat(5), 3)).toBe("🙂🙂…");
});

it.each([
  ["Round Rock", "round-rock"],
  ["St. Louis", "st-louis"],
  ["O'Fallon", "o-fallon"],
  ["Winston-Salem", "winston-salem"],
  ["Mayagüez", "mayaguez"],
  ["Hagåtña", "hagatna"],
  ["  (Austin)  ", "austin"],
  ["round-rock", "round-rock"],
  ["李医生", ""],
  ["a\0b", "a-b"],
])("%j becomes %j in a URL", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
