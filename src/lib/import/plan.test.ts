import { expect, test } from "vitest";
import { writeCsv } from "@/lib/import/csv";
import { planFile } from "@/test/plan-file";

const plan = (...rows: string[][]) =>
  planFile(writeCsv(["name", "city", "state", "zip", "npi"], rows));

test("blank rows are skipped and counted", async () => {
  const { entries, decided } = await plan(
    ["Oak", "Austin", "TX", "78704"],
    [""],
    ["", " ", "", ""],
    ["", "Austin", "TX", "78704"],
  );
  expect(entries.map(({ row }) => row)).toEqual([2]);
  expect(decided).toEqual([
    {
      row: 5,
      outcome: "rejected",
      reason: "Practice name is missing",
      readings: [],
      warnings: [],
      parts: [],
      changes: [],
      proposed: [],
      removal: null,
      listingId: null,
      matches: [],
    },
  ]);
});

test("rows that can't be read are rejected, and repeated rows are left to the database", async () => {
  const { entries, decided } = await plan(
    ["Oak", "Austin", "TX", "78704"],
    ["Oak", "Austin", "TX", "78704"],
    ["Refused Care", "Austin", "TX", "7870"],
  );
  expect(entries.map(({ row }) => row)).toEqual([2, 3]);
  expect(decided).toMatchObject([{ row: 4, reason: expect.stringMatching(/five digits/) }]);
});

/** Returns a file with `count` rows: three in ten have an invalid ZIP code, and one in ten an invalid phone number. */
function fileOf(count: number): string {
  const mistakes = ["1234", "7870", "", "ABCDE", "787041"];
  const lines = Array.from({ length: count }, (_, index) => {
    const zip = index % 10 < 3 ? mistakes[index % mistakes.length] : String(10_000 + index);
    const phone = index % 10 === 5 ? "abc" : "(512) 555-0100";
    return `"Practice, No. ${index}",Austin,TX,${zip},"$1,075.00",${phone},harbor${index}.com,0-17: 50; 18+: 1075,"${"Long ago. ".repeat(40)}"`;
  });
  return ["name,city,state,zip,monthly price,phone,website,age bands,about", ...lines].join("\n");
}

async function readAndPlan(text: string) {
  const start = performance.now();
  const planned = await planFile(text);
  return { ...planned, milliseconds: performance.now() - start };
}

test("planning ten thousand rows with three thousand errors takes linear time and reports every error", async () => {
  await readAndPlan(fileOf(1000));
  const few = await readAndPlan(fileOf(1000));
  const { entries, decided, milliseconds } = await readAndPlan(fileOf(10_000));
  expect(entries).toHaveLength(7000);
  expect(decided).toHaveLength(3000);
  expect(entries.filter(({ warnings }) => warnings.length > 0)).toHaveLength(1000);
  // Compares with fewer rows, because absolute times depend on the machine.
  expect(milliseconds).toBeLessThan(few.milliseconds * 50);
});
