import { expect, test } from "vitest";
import { guessColumns } from "@/lib/import-columns";
import { planImport } from "@/lib/import-plan";

const headings = ["name", "city", "state", "zip"];
const plan = (...rows: string[][]) => planImport({ headings, rows }, guessColumns(headings));

test("rows keep their numbers, and blank ones are skipped", () => {
  const { entries, decided } = plan(
    ["Oak", "Austin", "TX", "78704"],
    [""],
    ["", " ", "", ""],
    ["", "Austin", "TX", "78704"],
  );
  expect(entries.map(({ row }) => row)).toEqual([2]);
  expect(decided).toEqual([
    { row: 5, outcome: "rejected", reason: "Practice name is missing", doctorId: null },
  ]);
});

test("a row that repeats another one of the file is a duplicate of it", () => {
  const { entries, decided } = plan(
    ["Clínica Oak", "Austin", "TX", "78704"],
    ["clinica  OAK", "Austin", "TX", "78704-1234"],
    ["Clínica Oak", "Austin", "TX", "78705"],
  );
  expect(entries.map(({ row }) => row)).toEqual([2, 4]);
  expect(decided[0]).toMatchObject({ row: 3, reason: "Same name and ZIP as row 2" });
});
