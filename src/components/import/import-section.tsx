import { type ChangeEvent, useId, useState } from "react";
import { ImportDesk } from "@/components/import/import-desk";
import { ImportGuide } from "@/components/import/import-guide";
import { Notice } from "@/components/ui/notice";
import { decodeText } from "@/lib/format/decode-text";
import type { ImportSources } from "@/lib/import/sources";

const maxBytes = 20_000_000;
const maxFiles = 5;

const isJson = ({ name }: File) => name.toLowerCase().endsWith(".json");

/** Reads the files of a run, or says what is wrong with them. */
async function readFiles(files: readonly File[]): Promise<ImportSources | { problem: string }> {
  if (files.reduce((sum, { size }) => sum + size, 0) > maxBytes) {
    const what = files.length > 1 ? "These files are" : "This file is";
    return {
      problem: `${what} larger than 20 MB. Import them in several runs, practice by practice.`,
    };
  }
  if (files.length > maxFiles) return { problem: "Choose at most one file of each kind, five." };
  const [first] = files;
  if (first && files.some(isJson)) {
    if (files.length > 1) return { problem: "A JSON file holds everything. Choose it alone." };
    const { readJson } = await import("@/lib/import/json-document");
    return readJson(first.name, decodeText(await first.arrayBuffer()));
  }
  const [{ readCsv }, { recognizeFiles }] = await Promise.all([
    import("@/lib/import/csv"),
    import("@/lib/import/recognize"),
  ]);
  const texts = await Promise.all(files.map(async (file) => decodeText(await file.arrayBuffer())));
  return recognizeFiles(
    texts.map((text, index) => ({ ...readCsv(text), file: files[index]?.name ?? "" })),
  );
}

/** Takes the files of practices and what stands beside them. */
export function ImportSection() {
  const id = useId();
  const [sources, setSources] = useState<ImportSources | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [runCount, setRunCount] = useState(0);

  async function read(files: readonly File[]) {
    setSources(null);
    setProblem(null);
    setRunCount((count) => count + 1);
    const found = await readFiles(files);
    if ("problem" in found) setProblem(found.problem);
    else setSources(found);
  }

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])];
    if (files.length === 0) return;
    read(files).catch(() => setProblem("The files could not be read. Please choose them again."));
  }

  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-2xl">
        Import
      </h2>
      <p className="mb-5 max-w-prose text-ink-soft">
        A CSV file of practices, with files of their clinicians, offices, prices and services if you
        have them, chosen together; or one JSON file. Nothing is added before you have seen what
        would happen. What is imported counts as verified.
      </p>
      <ImportGuide />
      <label className="block text-sm font-semibold">
        CSV files, or one JSON file
        <input
          type="file"
          multiple
          accept=".csv,.tsv,.txt,text/csv,.json,application/json"
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
      {sources && <ImportDesk key={runCount} sources={sources} />}
    </section>
  );
}
