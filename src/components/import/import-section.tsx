import { type ChangeEvent, useId, useState } from "react";
import { ImportDesk } from "@/components/import/import-desk";
import { ImportGuide } from "@/components/import/import-guide";
import { Notice } from "@/components/ui/notice";
import { decodeText } from "@/lib/format/decode-text";
import type { CsvTable } from "@/lib/import/csv";

const maxBytes = 20_000_000;

/** Takes a CSV file of listings. */
export function ImportSection() {
  const id = useId();
  const [table, setTable] = useState<CsvTable | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [fileCount, setFileCount] = useState(0);
  const [fileName, setFileName] = useState("");

  async function read(file: File) {
    setTable(null);
    setProblem(null);
    setFileName(file.name);
    setFileCount((count) => count + 1);
    if (file.size > maxBytes) {
      setProblem("This file is larger than 20 MB. Split it into smaller ones.");
      return;
    }
    const [bytes, { readCsv }] = await Promise.all([
      file.arrayBuffer(),
      import("@/lib/import/csv"),
    ]);
    const found = readCsv(decodeText(bytes));
    const hasRows = found.rows.some((cells) => cells.some((cell) => cell.trim()));
    if (hasRows) setTable(found);
    else setProblem("This file has no rows below its headings.");
  }

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    if (!file) return;
    read(file).catch(() => setProblem("This file could not be read. Please choose it again."));
  }

  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-2xl">
        Import
      </h2>
      <p className="mb-5 max-w-prose text-ink-soft">
        A CSV file whose first row names the columns. Nothing is added before you have seen what
        would happen. What is imported counts as verified.
      </p>
      <ImportGuide />
      <label className="block text-sm font-semibold">
        CSV file
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          // Otherwise choosing a file again, changed in the meantime, would go unnoticed.
          onClick={(event) => {
            event.currentTarget.value = "";
          }}
          onChange={choose}
          className="mt-2 block min-h-12 max-w-full font-normal file:mr-4 file:min-h-11 file:rounded-full file:border-0 file:bg-sage file:px-5 file:font-semibold file:text-primary"
        />
      </label>
      {problem && (
        <Notice tone="danger" isAlert className="mt-5">
          {problem}
        </Notice>
      )}
      {table && <ImportDesk key={fileCount} table={table} fileName={fileName} />}
    </section>
  );
}
