import { formatDay } from "@/lib/format/dates";
import { decodeText } from "@/lib/format/markup";
import { isBlank, type SourceTable } from "@/lib/import/sources";

const maxBytes = 60_000_000;

/** How files start that aren't tables of text, whatever their name, with what they are. */
const otherFormats: readonly (readonly [start: RegExp, what: string])[] = [
  [/^(?:\u00D0\u00CF\S\u00E0|PK\W\W|\W\u008B)/, "an Excel workbook or a ZIP file"],
  [/^%PDF/, "a PDF file"],
  [/^(?:\{\\rtf|BEGIN:V|\u0089PNG|\u00FF\u00D8\u00FF)/, "a document, contact card, or picture"],
  [/^\W*(?:<!doctype html|<!--|<(?:html|head|body|meta|table|div|style)\b)/i, "a web page"],
  [/^\W*<(?:\?xml|[a-z]+[ :>])/i, "an XML file"],
  [/^\W{0,4}[[{]\s*(?:["{[]|\d+,)/, "a JSON file"],
];

/** The table in the chosen file, or a sentence that explains why it can't be used. */
export type ReadFile = SourceTable | { problem: string };

/** Reads the chosen file. */
export async function readFile(file: File): Promise<ReadFile> {
  if (file.size > maxBytes)
    return { problem: "This file is larger than 60 MB. Split the practices into several files." };
  const bytes = await file.arrayBuffer();
  const start = String.fromCharCode(...new Uint8Array(bytes.slice(0, 400))).replaceAll("\0", "");
  const [, what] = otherFormats.find(([signs]) => signs.test(start)) ?? [];
  if (what)
    return {
      problem: `${file.name} is ${what}, not a CSV file. Ask its source for a CSV file, or extract a ZIP file, open the list in Excel, and choose File > Save As > CSV UTF-8.`,
    };
  const text = decodeText(bytes);
  // "=C3=B1" is a letter in the encoding of emails.
  if (text === null || /=[C-F][\dA-F]=[89AB][\dA-F]/.test(text))
    return {
      problem: `The accented letters and punctuation of ${file.name} are encoded in a way that can't be recognized. Open it where it was made, check its names, and choose File > Save As > CSV UTF-8.`,
    };
  const [{ readCsv }, { joinColumns }] = await Promise.all([
    import("@/lib/import/csv"),
    import("@/lib/import/joined-columns"),
  ]);
  const table = readCsv(text);
  if ("problem" in table) return table;
  if (table.rows.every(isBlank)) return { problem: "This file has no rows below the headings." };
  const dated = formatDay(new Date(file.lastModified).toISOString());
  return { file: file.name, dated, ...joinColumns(table) };
}
