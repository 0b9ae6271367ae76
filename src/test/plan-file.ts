import { guessColumns } from "@/lib/import/columns";
import { planImport } from "@/lib/import/plan";
import { readFile } from "@/lib/import/read-file";
import type { ImportMode } from "@/lib/import/sources";

/** Reads a file as the import page does, and plans its import with the guessed columns. */
export async function planFile(
  content: string | Uint8Array<ArrayBuffer>,
  mode: ImportMode = "add",
  name = "list.csv",
) {
  const table = await readFile(new File([content], name));
  if ("problem" in table) throw new Error(table.problem);
  return { table, ...planImport(table, guessColumns(table.headings), mode) };
}
