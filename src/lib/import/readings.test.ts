import { expect, test } from "vitest";
import { readingCases, readRowWith } from "@/test/reading-cases";

/** Imports a practice from one row with a cell, and returns what the admin sees about it. */
function readAs(column: string, cell: string): string {
  const read = readRowWith(column, cell);
  return "reason" in read ? read.reason : [...read.readings, ...read.warnings].join(" / ");
}

test.each(readingCases)("%s %j is read with the note %j", (column, cell, sentence) => {
  expect(readAs(column, cell)).toBe(sentence);
});
