import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { useImportRun } from "@/hooks/admin/import-run";
import { formatCount } from "@/lib/format";
import type { ImportColumn } from "@/lib/import-columns";
import { listingFieldLabel } from "@/lib/listing-columns";

interface ImportRunnerProps {
  run: ReturnType<typeof useImportRun>;
  /** Columns that a listing cannot do without, and nothing fills. */
  missing: ImportColumn[];
}

const inWords = (count: number, noun: string) =>
  `${formatCount(count)} ${noun}${count === 1 ? "" : "s"}`;

/** Starts, stops and continues a run, and says how far it is. */
export function ImportRunner({ run, missing }: ImportRunnerProps) {
  if (missing.length > 0) {
    return (
      <Notice tone="attention" title="Some columns are still missing">
        Choose the column for: {missing.map(listingFieldLabel).join(", ")}.
      </Notice>
    );
  }
  const { mode, isRunning, isComplete, doneCount, totalCount } = run;
  const created = run.results.filter(({ outcome }) => outcome === "created").length;

  return (
    <div className="grid gap-4">
      {isRunning && (
        <div>
          <label className="block text-sm font-semibold">
            {mode === "dry run" ? "Checking" : "Importing"}: {doneCount} of {totalCount} rows
            <progress
              value={doneCount}
              max={totalCount}
              className="mt-2 block h-3 w-full accent-primary"
            />
          </label>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {mode === null && (
          <Button onClick={() => void run.run("dry run")}>
            Check {inWords(totalCount, "row")}
          </Button>
        )}
        {isRunning && (
          <Button variant="secondary" onClick={run.stop}>
            Stop
          </Button>
        )}
        {mode !== null && !isRunning && !isComplete && (
          <Button onClick={() => void run.run(mode)}>Continue</Button>
        )}
        {isComplete && mode === "dry run" && created > 0 && (
          <Button onClick={() => void run.run("import")}>
            Import {inWords(created, "listing")}
          </Button>
        )}
        {!isRunning && mode === "dry run" && (
          <Button variant="ghost" onClick={run.reset}>
            Change columns
          </Button>
        )}
      </div>
      {mode !== null && !isRunning && !isComplete && (
        <p className="text-ink-soft">
          {inWords(totalCount - doneCount, "row")} not tried yet. Rows that had arrived before a
          failure count as duplicates when you continue.
        </p>
      )}
    </div>
  );
}
