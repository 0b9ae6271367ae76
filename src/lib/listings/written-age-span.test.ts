import { expect, test } from "vitest";
import { formatAgeSpan } from "@/lib/listings/age-span";
import { readAgeSpan } from "@/lib/listings/written-age-span";

test.each([
  ["All ages", "0+", "All ages"],
  ["18+", "18+", "18 and older"],
  ["18 and older", "18+", "18 and older"],
  ["Ages 12 & up", "12+", "12 and older"],
  ["2 years and up", "2+", "2 and older"],
  ["Adults only", "18+", "18 and older"],
  ["Adults (18+)", "18+", "18 and older"],
  ["Newborn to 99", "0-99", "0 to 99"],
  ["birth – 21 years", "0-21", "0 to 21"],
  ["Pediatrics 0-18", "0-18", "0 to 18"],
  ["Children & adults", "0+", "All ages"],
  ["0–18, 18–64, 65+", "0+", "All ages"],
  ["0-17; 18-64", "0-64", "0 to 64"],
  ["18-64 and 65+", "18+", "18 and older"],
  ["18 plus", "18+", "18 and older"],
  ["18—64", "18-64", "18 to 64"],
])("%j is parsed as the ages %s", (written, span, words) => {
  expect(readAgeSpan(written)).toBe(span);
  expect(readAgeSpan(span)).toBe(span);
  expect(formatAgeSpan(span)).toBe(words);
  expect(readAgeSpan(words)).toBe(span);
});

test.each(["", "0-5, 18+", "most", "18", "21-18", "0-200", "130+", "under 18", "1-2-3", "not 18+"])(
  "%j is rejected as ambiguous",
  (written) => {
    expect(readAgeSpan(written)).toBeNull();
  },
);
