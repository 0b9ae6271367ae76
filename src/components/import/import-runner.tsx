import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { ImportRunState } from "@/hooks/import/run";
import { inWords } from "@/lib/format/numbers";
import type { ImportColumn } from "@/lib/import/columns";
import { fieldLabel } from "@/lib/listings/fields";

interface ImportRunnerProps {
  run: ImportRunState;
  /** Columns that the file cannot do without, and nothing fills. */
  missing: ImportColumn[];
}

/** Starts, stops and continues a run, and says how far it is. */
export function ImportRunner({ run, missing }: ImportRunnerProps) {
  if (missing.length > 0) {
    return (
      <Notice tone="attention" title="Some columns are still missing">
        Choose the column for: {missing.map(fieldLabel).join(", ")}.
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
          {inWords(totalCount - doneCount, "row")} not tried yet. Rows that arrived before a failure
          are not done twice when you continue.
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
    return <p className="self-center text-ink-soft">There is nothing to import.</p>;
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
