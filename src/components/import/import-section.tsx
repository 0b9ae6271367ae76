import { type ChangeEvent, useState } from "react";
import { ImportGuide } from "@/components/import/import-guide";
import { ImportWizard } from "@/components/import/import-wizard";
import { Notice } from "@/components/ui/notice";
import type { ReadFile } from "@/lib/import/read-file";

/** The file picker of an import. */
export function ImportSection() {
  const [chosen, setChosen] = useState<ReadFile | null>(null);

  async function read(file: File) {
    setChosen(null);
    const { readFile } = await import("@/lib/import/read-file");
    setChosen(await readFile(file));
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    const problem = "The file couldn't be read. Choose it again.";
    if (file) read(file).catch(() => setChosen({ problem }));
  }

  return (
    <section aria-labelledby="import-title">
      <h2 id="import-title" className="mb-3 text-2xl">
        Import
      </h2>
      <p className="mb-5 max-w-prose text-ink-soft">
        Choose a CSV file of practices. You'll see a preview before anything is saved. New listings
        are published right away and marked as imported from a list.
      </p>
      <ImportGuide />
      <label className="block text-sm font-semibold">
        CSV file
        <input
          type="file"
          accept=".csv,.tsv,.txt,.xls,.xlsx,text/csv"
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
          <ImportWizard table={chosen} />
        ))}
    </section>
  );
}
