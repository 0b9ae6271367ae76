import { decodeText } from "@/lib/format/decode-text";
import type { FileName } from "@/lib/import/file-column";
import type { ImportSources, SourceTable } from "@/lib/import/sources";

const maxBytes = 20_000_000;
const maxFiles = 5;

/** A file by its name, with its bytes. */
interface ChosenFile {
  name: string;
  bytes: ArrayBuffer;
}

/** Files of a run: tables with what each seems to hold, or a JSON document that says so itself. */
export type ReadFiles =
  | { tables: SourceTable[]; kinds: FileName[] }
  | { sources: ImportSources }
  | { problem: string };

const endsWith = (name: string, ending: string) => name.toLowerCase().endsWith(ending);

/** The first bytes of files that are no text: ZIP archives (also .xlsx), old Excel workbooks, PDFs. */
function signatureOf(bytes: ArrayBuffer): "zip" | "xls" | "pdf" | null {
  const start = [...new Uint8Array(bytes.slice(0, 4))].map((byte) => String.fromCharCode(byte));
  const text = start.join("");
  if (text.startsWith("PK\u0003\u0004")) return "zip";
  if (text === "\u00D0\u00CF\u0011\u00E0") return "xls";
  return text === "%PDF" ? "pdf" : null;
}

const workbook = (name: string) => ({
  problem: `${name} is a spreadsheet program’s workbook. In Excel, choose File > Save As > CSV UTF-8, one file for each sheet, and choose those files.`,
});

/** The text files within a ZIP archive, such as an export's; or what is wrong with it. */
async function unpack({ name, bytes }: ChosenFile): Promise<ChosenFile[] | { problem: string }> {
  const { unzipSync } = await import("fflate");
  const isTable = (path: string) => /(?:^|\/)[^/.][^/]*\.(?:csv|tsv|txt|json)$/i.test(path);
  try {
    const names: string[] = [];
    const found = unzipSync(new Uint8Array(bytes), {
      filter: ({ name: path, originalSize }) => {
        names.push(path);
        return isTable(path) && !path.startsWith("__MACOSX/") && originalSize <= maxBytes;
      },
    });
    if (names.includes("[Content_Types].xml") || names.includes("mimetype")) return workbook(name);
    return Object.entries(found).map(([path, content]) => ({
      name: path.replace(/^.*\//, ""),
      bytes: new Uint8Array(content).buffer,
    }));
  } catch {
    return { problem: `${name} is no ZIP file that can be read. Please choose it again.` };
  }
}

async function unpackAll(files: readonly ChosenFile[]) {
  const all: ChosenFile[] = [];
  for (const file of files) {
    const signature = signatureOf(file.bytes);
    if (signature === "xls") return workbook(file.name);
    if (signature === "pdf") return { problem: `${file.name} is a PDF. Choose CSV files.` };
    const unpacked = signature === "zip" ? await unpack(file) : [file];
    if ("problem" in unpacked) return unpacked;
    all.push(...unpacked);
  }
  return all;
}

/** Reads the files of a run, or says what is wrong with them, as a sentence. */
export async function readFiles(chosen: readonly File[]): Promise<ReadFiles> {
  if (chosen.reduce((sum, { size }) => sum + size, 0) > maxBytes) {
    const what = chosen.length > 1 ? "These files are" : "This file is";
    return {
      problem: `${what} larger than 20 MB. Import them in several runs, practice by practice.`,
    };
  }
  const files = await unpackAll(
    await Promise.all(
      chosen.map(async (file) => ({ name: file.name, bytes: await file.arrayBuffer() })),
    ),
  );
  if ("problem" in files) return files;
  const [first] = files;
  if (!first) return { problem: "There is no CSV file in this ZIP file." };
  if (files.some(({ name }) => endsWith(name, ".json"))) {
    if (files.length > 1) return { problem: "A JSON file holds everything. Choose it alone." };
    const { readJson } = await import("@/lib/import/json-document");
    const sources = readJson(first.name, decodeText(first.bytes));
    return "problem" in sources ? sources : { sources };
  }
  if (files.length > maxFiles) return { problem: "Choose at most one file of each kind, five." };
  const [{ readCsv }, { recognizeTables }] = await Promise.all([
    import("@/lib/import/csv"),
    import("@/lib/import/recognize"),
  ]);
  const tables = files.map(({ name, bytes }) => ({ ...readCsv(decodeText(bytes)), file: name }));
  return { tables, kinds: recognizeTables(tables) };
}
