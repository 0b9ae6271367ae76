import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { ImportRunState } from "@/hooks/import/run";
import { inWords } from "@/lib/format/numbers";
import type { ImportColumn } from "@/lib/import/columns";
import { fieldLabel } from "@/lib/listings/fields";

interface ImportRunnerProps {
  run: ImportRunState;
  /** Required columns that aren't mapped yet. */
  missing: ImportColumn[];
}

/** Starts, stops, and resumes a run, and shows its progress. */
export function ImportRunner({ run, missing }: ImportRunnerProps) {
  if (missing.length > 0) {
    return (
      <Notice tone="attention" title="Required columns are missing">
        Choose a column for: {missing.map(fieldLabel).join(", ")}.
      </Notice>
    );
  }
  const { stage, isRunning, isComplete, doneCount, totalCount } = run;
  const isDryRun = stage === "dry run";
  const isPaused = stage !== null && !isRunning && !isComplete;

  return (
    <div className="grid gap-4">
      {isRunning && (
        <label className="block text-sm font-semibold">
          {isDryRun ? "Checking" : "Importing"}: {doneCount} of {totalCount} rows
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
        {isComplete && isDryRun && <ImportButton run={run} />}
        {!isRunning && isDryRun && (
          <Button variant="ghost" onClick={run.reset}>
            Change columns
          </Button>
        )}
      </div>
      {isPaused && (
        <p className="text-ink-soft">
          {inWords(totalCount - doneCount, "row")} not processed yet. When you continue, rows that
          were already saved aren’t processed again.
        </p>
      )}
    </div>
  );
}

function ImportButton({ run }: { run: ImportRunState }) {
  const countOf = (wanted: string) =>
    run.results.filter(({ outcome }) => outcome === wanted).length;
  const created = countOf("created");
  const updated = countOf("updated");
  if (created + updated === 0) {
    return <p className="self-center text-ink-soft">Nothing to import.</p>;
  }
  const parts = [
    ...(created > 0 ? [`Import ${inWords(created, "listing")}`] : []),
    ...(updated > 0 ? [`update ${inWords(updated, "listing")}`] : []),
  ];
  const label = parts.join(", ");
  return (
    <Button isBusy={run.isDeciding} onClick={() => void run.run("import")}>
      {label.charAt(0).toUpperCase() + label.slice(1)}
    </Button>
  );
}
