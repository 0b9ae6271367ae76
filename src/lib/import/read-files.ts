import { decodeText } from "@/lib/format/markup";
import type { ImportSources, SourceTable } from "@/lib/import/sources";

const maxBytes = 20_000_000;
const maxUnpackedBytes = 60_000_000;
const maxFiles = 5;

/** A file's name and content. */
interface ChosenFile {
  name: string;
  bytes: ArrayBuffer;
}

/** The parsed files, or a sentence that explains why they can't be used. */
export type ReadFiles = ImportSources | { problem: string };

/** The files beside the providers in a ZIP file of the NPPES. */
const nppesExtras = /(?:othername|pl|endpoint)_pfile_[^/]*$|pfile_[^/]*fileheader[^/]*$/i;

const workbookProblem = (name: string) => ({
  problem: `${name} is a spreadsheet. In Excel, choose File > Save As > CSV UTF-8, save each sheet as its own file, and choose those files.`,
});

/** Extracts the text files of a ZIP archive, or returns the problem. */
async function unpack({ name, bytes }: ChosenFile): Promise<ChosenFile[] | { problem: string }> {
  const { unzipSync } = await import("fflate");
  const isTable = (path: string) =>
    /(?:^|\/)[^/.][^/]*\.(?:csv|tsv|txt)$/i.test(path) &&
    !path.startsWith("__MACOSX/") &&
    !nppesExtras.test(path);
  try {
    const sizes = new Map<string, number>();
    const found = unzipSync(new Uint8Array(bytes), {
      filter: ({ name: path, originalSize }) => {
        sizes.set(path, originalSize);
        return isTable(path) && originalSize <= maxUnpackedBytes;
      },
    });
    if (sizes.has("[Content_Types].xml") || sizes.has("mimetype")) return workbookProblem(name);
    const [large] =
      [...sizes].find(([path, size]) => isTable(path) && size > maxUnpackedBytes) ?? [];
    if (large) return { problem: `${large} is larger than 60 MB. Keep only the rows you need.` };
    return Object.entries(found).map(([path, content]) => ({
      name: path.replace(/^.*\//, ""),
      bytes: new Uint8Array(content).buffer,
    }));
  } catch {
    return {
      problem: `${name} couldn't be opened as a ZIP file. Check the file and choose it again.`,
    };
  }
}

async function unpackAll(files: readonly ChosenFile[]) {
  const all: ChosenFile[] = [];
  for (const file of files) {
    // Old workbooks, PDFs, and ZIP archives (including .xlsx) are known by their first bytes.
    const start = String.fromCharCode(...new Uint8Array(file.bytes.slice(0, 4)));
    if (start === "\u00D0\u00CF\u0011\u00E0") return workbookProblem(file.name);
    if (start === "%PDF") return { problem: `${file.name} is a PDF. Choose CSV files instead.` };
    const unpacked = start === "PK\u0003\u0004" ? await unpack(file) : [file];
    if ("problem" in unpacked) return unpacked;
    all.push(...unpacked);
  }
  return all;
}

/** Reads the chosen files. */
export async function readFiles(chosen: readonly File[]): Promise<ReadFiles> {
  if (chosen.reduce((sum, { size }) => sum + size, 0) > maxBytes) {
    const subject = chosen.length > 1 ? "These files are" : "This file is";
    return {
      problem: `${subject} larger than 20 MB. Split the practices into several imports.`,
    };
  }
  const files = await unpackAll(
    await Promise.all(
      chosen.map(async (file) => ({ name: file.name, bytes: await file.arrayBuffer() })),
    ),
  );
  if ("problem" in files) return files;
  if (files.length === 0) return { problem: "This ZIP file doesn't contain a CSV file." };
  if (files.length > maxFiles) return { problem: "Choose at most five files, one of each kind." };
  const [{ readCsv }, { readNppes }, { sourcesOf }] = await Promise.all([
    import("@/lib/import/csv"),
    import("@/lib/import/nppes-file"),
    import("@/lib/import/recognize"),
  ]);
  const tables = files.map(({ name, bytes }) => {
    const table: SourceTable = { ...readCsv(decodeText(bytes)), file: name };
    return readNppes(table) ?? table;
  });
  return sourcesOf(tables);
}
