import { expect, test } from "vitest";
import { guessColumns, unusedHeadings } from "@/lib/import/columns";
import { readFile } from "@/lib/import/read-file";
import { listFiles, refusedFiles } from "@/test/list-files";
import { planFile } from "@/test/plan-file";

test.each(listFiles)("a file with $what is read", async (file) => {
  const { table, entries, decided } = await planFile(file.content);
  expect(decided).toEqual([]);
  const [entry] = entries;
  expect(entry?.listing).toMatchObject(file.listing);
  expect([...(entry?.readings ?? []), ...(entry?.warnings ?? [])]).toEqual(file.notes ?? []);
  expect(entry?.hold).toBe(file.hold ?? null);
  expect(table.note).toBe(file.note);
  expect(unusedHeadings(table.headings, guessColumns(table.headings))).toEqual(file.unused ?? []);
});

test.each(refusedFiles)("%s is refused with a reason", async (name, content, problem) => {
  expect(await readFile(new File([content], name))).toEqual({
    problem: expect.stringMatching(problem),
  });
});
