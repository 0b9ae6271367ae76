import { useMemo, useState } from "react";
import { RadioGroupField } from "@/components/forms/radio-group-field";
import { UnsavedChangesGuard } from "@/components/forms/unsaved-changes-guard";
import { ImportMapping } from "@/components/import/import-mapping";
import { ImportResults } from "@/components/import/import-results";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { type ImportRunState, useImportRun } from "@/hooks/import/import-listings";
import { readUnfinishedImport } from "@/hooks/import/unfinished-import";
import { inWords } from "@/lib/format/numbers";
import type { ImportColumn } from "@/lib/import/columns";
import { importAction } from "@/lib/import/outcome-labels";
import { planImport } from "@/lib/import/plan";
import {
  filesOf,
  guessMappings,
  type ImportMode,
  type ImportSources,
  importModes,
  missingColumns,
} from "@/lib/import/sources";
import { fieldLabel } from "@/lib/listings/fields";

interface ImportWizardProps {
  sources: ImportSources;
  /** Identifies the chosen files, by which an unfinished import of them is found. */
  files: string;
}

/** The steps of an import: mode, column mapping, dry run, and import. */
export function ImportWizard({ sources, files }: ImportWizardProps) {
  const [unfinished] = useState(() => readUnfinishedImport(files));
  const [mode, setMode] = useState<ImportMode>(
    unfinished?.mode ?? (sources.practices.registry ? "update" : "add"),
  );
  const [mappings, setMappings] = useState(() => unfinished?.mappings ?? guessMappings(sources));
  // Memoized, because a file can have thousands of rows and each keystroke and chunk renders again.
  const plan = useMemo(() => planImport(sources, mappings, mode), [sources, mappings, mode]);
  const fileName = [...new Set(filesOf(sources).map(({ table }) => table.file))].join(", ");
  const run = useImportRun({ plan, fileName, source: { files, mode, mappings }, unfinished });
  const practices = mappings.practices ?? {};

  return (
    <div className="mt-8 grid gap-8">
      <UnsavedChangesGuard hasChanges={run.isRunning && run.stage === "import"} />
      {run.stage === null && (
        <>
          <RadioGroupField
            label="What should this import do?"
            options={importModes}
            value={mode}
            onChange={({ target }) =>
              setMode(importModes.find(({ value }) => value === target.value)?.value ?? mode)
            }
          />
          {filesOf(sources).map(({ name, table }) => (
            <ImportMapping
              key={name}
              name={name}
              table={table}
              mapping={mappings[name] ?? {}}
              onChange={(mapping) => setMappings({ ...mappings, [name]: mapping })}
            />
          ))}
        </>
      )}
      <ImportRunner run={run} missing={missingColumns(practices, mode)} />
      {run.stage && (
        <ImportResults
          key={run.stage}
          run={run}
          table={sources.practices}
          mapping={practices}
          mode={mode}
          unmatchedRows={plan.unmatchedRows}
        />
      )}
    </div>
  );
}

interface ImportRunnerProps {
  run: ImportRunState;
  /** Required columns that aren't mapped yet. */
  missing: ImportColumn[];
}

/** Starts, stops, and resumes a run, and shows its progress. */
function ImportRunner({ run, missing }: ImportRunnerProps) {
  if (missing.length > 0) {
    return (
      <Notice tone="attention" title="Required columns are missing">
        Choose a column for: {missing.map(fieldLabel).join(", ")}.
      </Notice>
    );
  }
  const { stage, isRunning, isComplete, doneCount, totalCount } = run;
  const isDryRun = stage === "dry run";
  const action = importAction(run.results);
  const isPaused = stage !== null && !isRunning && !isComplete;

  return (
    <div className="grid gap-4">
      {isRunning && (
        <label className="block text-sm font-semibold">
          <span>{`${isDryRun ? "Checking" : "Importing"}: ${doneCount} of ${totalCount} rows`}</span>
          <progress
            value={doneCount}
            max={totalCount}
            className="mt-2 block h-3 w-full accent-primary"
          />
        </label>
      )}
      <div className="flex flex-wrap gap-3">
        {stage === null && (
          <Button onClick={() => void run.run("dry run")}>
            Check {inWords(totalCount, "row")}
          </Button>
        )}
        {isRunning && (
          <Button variant="secondary" onClick={run.stop}>
            Stop
          </Button>
        )}
        {isPaused && <Button onClick={() => void run.run(stage)}>Continue</Button>}
        {isComplete && isDryRun && action && (
          <Button isBusy={run.isDeciding} onClick={() => void run.run("import")}>
            {action}
          </Button>
        )}
        {isComplete && isDryRun && !action && (
          <p className="self-center text-ink-soft">Nothing to import.</p>
        )}
        {!isRunning && (isDryRun || isPaused) && (
          <Button variant="ghost" onClick={run.reset}>
            {isDryRun ? "Change columns" : "Start over"}
          </Button>
        )}
      </div>
      {isPaused && (
        <p className="text-ink-soft">
          {inWords(totalCount - doneCount, "row")} not processed yet. When you continue, rows that
          were already saved aren't processed again. You can close this page and continue later on
          this device: choose the same files again.
        </p>
      )}
    </div>
  );
}
