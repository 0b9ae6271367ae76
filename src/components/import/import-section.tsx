import { type ChangeEvent, useState } from "react";
import { ImportGuide } from "@/components/import/import-guide";
import { ImportWizard } from "@/components/import/import-wizard";
import { Notice } from "@/components/ui/notice";
import type { ReadFiles } from "@/lib/import/read-files";

/** The file picker of an import. */
export function ImportSection() {
  const [chosen, setChosen] = useState<ReadFiles | null>(null);

  async function read(files: readonly File[]) {
    setChosen(null);
    const { readFiles } = await import("@/lib/import/read-files");
    setChosen(await readFiles(files));
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    const problem = "The files couldn't be read. Choose them again.";
    if (files.length > 0) read(files).catch(() => setChosen({ problem }));
  }

  return (
    <section aria-labelledby="import-title">
      <h2 id="import-title" className="mb-3 text-2xl">
        Import
      </h2>
      <p className="mb-5 max-w-prose text-ink-soft">
        Choose a CSV file of practices, plus files of clinicians, offices, prices, and services if
        you have them. You can also choose one ZIP file. You'll see a preview before anything is
        saved. New listings are published right away and marked as imported from a list.
      </p>
      <ImportGuide />
      <label className="block text-sm font-semibold">
        CSV files, or one ZIP file
        <input
          type="file"
          multiple
          accept=".csv,.tsv,.txt,text/csv,.zip,application/zip"
          // Clears the value so that choosing the same file again triggers a change event.
          onClick={(event) => {
            event.currentTarget.value = "";
          }}
          onChange={choose}
          className="mt-2 block min-h-12 max-w-full font-normal file:mr-4 file:min-h-11 file:rounded-full file:border-0 file:bg-sage file:px-5 file:font-semibold file:text-primary"
        />
      </label>
      {chosen &&
        ("problem" in chosen ? (
          <Notice tone="danger" isAlert className="mt-5">
            {chosen.problem}
          </Notice>
        ) : (
          <ImportWizard sources={chosen} />
        ))}
    </section>
  );
}
