import { expect, test } from "vitest";
import { fileColumns } from "@/lib/import/columns";
import { toImportRow } from "@/lib/import/row";
import { readingCases } from "@/test/reading-cases";

const columns = fileColumns.practices.map(({ column }) => column);
const mapping = Object.fromEntries(columns.map((column, place) => [column, place]));
const oak = {
  practice_name: "Oak Care",
  address_city: "Austin",
  address_state: "TX",
  address_zip: "78704",
};

/** Imports a practice from one row with a cell, and returns what the admin sees about it. */
function readAs(column: string, cell: string): string {
  const row: Readonly<Record<string, string>> = { ...oak, [column]: cell };
  const cells = columns.map((name) => row[name] ?? "");
  const read = toImportRow(cells, mapping, columns.length, "add");
  return "reason" in read ? read.reason : [...read.readings, ...read.warnings].join(" / ");
}

test.each(readingCases)("%s %j is read with the note %j", (column, cell, sentence) => {
  expect(readAs(column, cell)).toBe(sentence);
});
