import { decodeText } from "@/lib/format/markup";
import type { SourceTable } from "@/lib/import/sources";

const maxBytes = 60_000_000;

/** The first bytes of workbooks, ZIP files, and PDF files. */
const otherFormats = ["\u00D0\u00CF\u0011\u00E0", "PK\u0003\u0004", "%PDF"];

/** The table in the chosen file, or a sentence that explains why it can't be used. */
export type ReadFile = SourceTable | { problem: string };

/** Reads the chosen file. */
export async function readFile(file: File): Promise<ReadFile> {
  if (file.size > maxBytes)
    return { problem: "This file is larger than 60 MB. Split the practices into several files." };
  const bytes = await file.arrayBuffer();
  if (otherFormats.includes(String.fromCharCode(...new Uint8Array(bytes.slice(0, 4)))))
    return {
      problem: `${file.name} isn't a CSV file. Extract a ZIP file first. In Excel, choose File > Save As > CSV UTF-8.`,
    };
  const [{ readCsv }, { joinColumns }, { readNppes }] = await Promise.all([
    import("@/lib/import/csv"),
    import("@/lib/import/joined-columns"),
    import("@/lib/import/nppes-file"),
  ]);
  const table = readCsv(decodeText(bytes));
  if ("problem" in table) return table;
  if (table.rows.every((cells) => cells.every((cell) => !cell.trim())))
    return { problem: "This file has no rows below the headings." };
  return { file: file.name, ...(readNppes(table) ?? joinColumns(table)) };
}
