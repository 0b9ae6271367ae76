import { type ChangeEvent, useId, useState } from "react";
import { SelectField } from "@/components/forms/select-field";
import { ImportGuide } from "@/components/import/import-guide";
import { ImportWizard } from "@/components/import/import-wizard";
import { Notice } from "@/components/ui/notice";
import { type FileName, fileNames } from "@/lib/import/file-column";
import type { ReadFiles } from "@/lib/import/read-files";
import { sourcesOf } from "@/lib/import/recognize";

/** The file picker of an import. */
export function ImportSection() {
  const id = useId();
  const [files, setFiles] = useState<ReadFiles | null>(null);
  const [chosenFiles, setChosenFiles] = useState("");
  const [runCount, setRunCount] = useState(0);

  function show(next: ReadFiles | null) {
    setFiles(next);
    setRunCount((count) => count + 1);
  }

  async function read(chosen: readonly File[]) {
    show(null);
    setChosenFiles(
      chosen.map(({ name, size, lastModified }) => `${name} ${size} ${lastModified}`).join("\n"),
    );
    const { readFiles } = await import("@/lib/import/read-files");
    show(await readFiles(chosen));
  }

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(event.target.files ?? [])];
    if (chosen.length === 0) return;
    read(chosen).catch(() => show({ problem: "The files couldn't be read. Choose them again." }));
  }

  const sources = files && "tables" in files ? sourcesOf(files.tables, files.kinds) : files;

  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-2xl">
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
      {files && "tables" in files && files.tables.length > 1 && (
        <FileKinds files={files} onChange={(kinds) => show({ ...files, kinds })} />
      )}
      {sources && "problem" in sources && (
        <Notice tone="danger" isAlert className="mt-5">
          {sources.problem}
        </Notice>
      )}
      {sources && "practices" in sources && (
        <ImportWizard
          key={runCount}
          sources={sources}
          files={[chosenFiles, ...Object.keys(sources)].join("\n")}
        />
      )}
    </section>
  );
}

interface FileKindsProps {
  files: Extract<ReadFiles, { kinds: FileName[] }>;
  onChange: (kinds: FileName[]) => void;
}

/** Lets the admin correct the detected kind of each file. */
function FileKinds({ files: { tables, kinds }, onChange }: FileKindsProps) {
  const withKind = (place: number, text: string) =>
    kinds.map((kind, index) =>
      index === place ? (fileNames.find((name) => name === text) ?? kind) : kind,
    );
  return (
    <fieldset className="mt-5 min-w-0">
      <legend className="mb-4 text-xl font-semibold text-ink">What does each file contain?</legend>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 wrap-anywhere">
        {tables.map(({ file }, place) => (
          <SelectField
            key={file}
            label={file}
            value={kinds[place] ?? "practices"}
            onChange={({ target }) => onChange(withKind(place, target.value))}
          >
            {fileNames.map((name) => (
              <option key={name} value={name}>
                {name.charAt(0).toUpperCase() + name.slice(1)}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </fieldset>
  );
}
