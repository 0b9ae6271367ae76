import { expect, test } from "vitest";
import { readCsv } from "@/lib/csv";
import { guessColumns } from "@/lib/import-columns";
import { planImport } from "@/lib/import-plan";
import { resultsTable } from "@/lib/import-results-file";

const headings = ["name", "city", "state", "zip", "npi"];
const plan = (...rows: string[][]) => planImport({ headings, rows }, guessColumns(headings), "add");

test("rows keep their numbers, and blank ones are skipped", () => {
  const { entries, decided } = plan(
    ["Oak", "Austin", "TX", "78704"],
    [""],
    ["", " ", "", ""],
    ["", "Austin", "TX", "78704"],
  );
  expect(entries.map(({ row }) => row)).toEqual([2]);
  expect(decided).toEqual([
    {
      ...{ row: 5, outcome: "rejected", reason: "Practice name is missing" },
      ...{ warnings: [], changes: [], doctorId: null },
    },
  ]);
});

test("a row that repeats another one of the file is a duplicate of it", () => {
  const { entries, decided } = plan(
    ["Clínica Oak", "Austin", "TX", "78704", "1234567893"],
    ["clinica  OAK", "Austin", "TX", "78704-1234"],
    ["Clínica Oak", "Austin", "TX", "78705"],
    ["Elm Care", "Austin", "TX", "78705", "1234567893"],
    ["Refused Care", "Austin", "TX", "7870"],
    ["Refused Care", "Austin", "TX", "78705"],
  );
  expect(entries.map(({ row }) => row)).toEqual([2, 4, 7]);
  expect(decided.map(({ row, reason }) => [row, reason])).toEqual([
    [3, "Same name and ZIP as row 2"],
    [5, "Same NPI as row 2"],
    [6, expect.stringMatching(/leading zero/)],
  ]);
});

test("ten thousand rows with three thousand mistakes are read and checked at once, and all of them are told", () => {
  const mistakes = ["1234", "7870", "", "ABCDE", "787041"];
  const lines = Array.from({ length: 10_000 }, (_, index) => {
    const isWrong = index % 10 < 3;
    const zip = isWrong ? mistakes[index % mistakes.length] : String(10_000 + index);
    const phone = index % 10 === 5 ? "abc" : "(512) 555-0100";
    return `"Practice, No. ${index}",Austin,TX,${zip},"$1,075.00",${phone},harbor${index}.com,0-17: 50; 18+: 90,"${"Long ago. ".repeat(40)}"`;
  });
  const text = ["name,city,state,zip,monthly price,phone,website,age bands,about", ...lines].join(
    "\n",
  );

  const start = performance.now();
  const table = readCsv(text);
  const { entries, decided } = planImport(table, guessColumns(table.headings), "add");
  const milliseconds = performance.now() - start;

  expect(entries).toHaveLength(7000);
  expect(decided).toHaveLength(3000);
  expect(entries.filter(({ warnings }) => warnings.length > 0)).toHaveLength(1000);
  expect(resultsTable(decided, table).rows).toHaveLength(3000);
  // Less than half a second on a small machine: what blocks a screen for seconds must not come back.
  expect(milliseconds).toBeLessThan(3000);
});
