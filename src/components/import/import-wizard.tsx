import { useMemo, useState } from "react";
import { RadioGroupField } from "@/components/forms/radio-group-field";
import { UnsavedChangesGuard } from "@/components/forms/unsaved-changes-guard";
import { ImportMapping } from "@/components/import/import-mapping";
import { ImportResults } from "@/components/import/import-results";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { type ImportRunState, useImportRun } from "@/hooks/import/import-listings";
import { inWords } from "@/lib/format/numbers";
import { guessColumns, type ImportColumn } from "@/lib/import/columns";
import { planImport } from "@/lib/import/plan";
import {
  type ImportMode,
  importModes,
  missingColumns,
  type SourceTable,
} from "@/lib/import/sources";
import { fieldLabel } from "@/lib/listings/fields";

/** The steps of an import: mode, column mapping, dry run, and import. */
export function ImportWizard({ table }: { table: SourceTable }) {
  const [mode, setMode] = useState<ImportMode>("add");
  const [mapping, setMapping] = useState(() => guessColumns(table.headings));
  // Memoized, because a file can have thousands of rows and each keystroke and chunk renders again.
  const plan = useMemo(() => planImport(table, mapping, mode), [table, mapping, mode]);
  const run = useImportRun(plan, table.file);

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
          <ImportMapping table={table} mapping={mapping} onChange={setMapping} />
        </>
      )}
      <ImportRunner
        run={run}
        missing={missingColumns((column) => mapping[column] !== undefined, mode)}
      />
      {run.stage && <ImportResults key={run.stage} run={run} table={table} mapping={mapping} />}
    </div>
  );
}

interface ImportRunnerProps {
  run: ImportRunState;
  /** Required columns that aren't mapped yet. */
  missing: ImportColumn[];
}

/** Starts and resumes a run, and shows its progress. */
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
  const countOf = (outcomes: RegExp) =>
    run.results.filter(({ outcome }) => outcomes.test(outcome)).length;
  const toWrite = countOf(/^(?:created|updated)$/);
  const toSend = countOf(/^suggested$/);
  const steps = [
    toWrite > 0 && `Import ${inWords(toWrite, "practice")}`,
    toSend > 0 && `${toWrite > 0 ? "send" : "Send"} ${inWords(toSend, "change")} to the owner`,
  ].filter(Boolean);
  const isPaused = stage !== null && !isRunning && !isComplete;

  return (
    <div className="grid gap-4">
      {isRunning && (
        <label className="block text-sm font-semibold">
          <span>{`${isDryRun ? "Checking" : "Importing"}: ${doneCount} of ${totalCount} practices`}</span>
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
            Check {inWords(totalCount, "practice")}
          </Button>
        )}
        {isPaused && <Button onClick={() => void run.run(stage)}>Continue</Button>}
        {isComplete && isDryRun && steps.length > 0 && (
          <Button isBusy={run.isDeciding} onClick={() => void run.run("import")}>
            {steps.join(", ")}
          </Button>
        )}
        {isComplete && isDryRun && steps.length === 0 && (
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
          {inWords(totalCount - doneCount, "practice")} not processed yet. When you continue, those
          that were already saved aren't processed again.
        </p>
      )}
    </div>
  );
}
