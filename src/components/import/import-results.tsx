import { useState } from "react";
import { SelectField } from "@/components/forms/select-field";
import { ImportTable } from "@/components/import/import-table";
import { StrayRows } from "@/components/import/stray-rows";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { ImportRunState } from "@/hooks/import/run";
import { downloadCsv } from "@/lib/browser/download";
import { takeFocus } from "@/lib/browser/take-focus";
import { inWords } from "@/lib/format/numbers";
import type { ColumnMapping } from "@/lib/import/columns";
import { isAsking } from "@/lib/import/decisions";
import { type ImportMode, outcomesOf } from "@/lib/import/mode";
import { outcomeInWords, summarizeResults } from "@/lib/import/outcome-words";
import type { StrayRow } from "@/lib/import/part-rows";
import type { ImportResult } from "@/lib/import/plan";
import { resultsTable } from "@/lib/import/results-file";
import { firstNumber, type SourceTable } from "@/lib/import/sources";
import { loadForClick } from "@/lib/load-for-click";

interface ImportResultsProps {
  run: ImportRunState;
  table: SourceTable;
  mapping: ColumnMapping;
  mode: ImportMode;
  strays: readonly StrayRow[];
}

const hasWarnings = ({ warnings }: ImportResult) => warnings.length > 0;
const hasReadings = ({ readings }: ImportResult) => readings.length > 0;

/** What will become of each row, or did, what an admin has to decide, and a file that says so. */
export function ImportResults({ run, table, mapping, mode, strays }: ImportResultsProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const isDryRun = run.stage === "dry run";
  const asking = isDryRun ? run.results.filter(isAsking) : [];
  const shown = chosen ?? (run.isComplete && asking.length > 0 ? "decisions" : "all");
  const outcomes = outcomesOf[mode];
  const cellOf = (row: number, place: number | undefined) =>
    place === undefined ? "" : (table.rows[row - firstNumber(table)]?.[place] ?? "");
  const nameOf = (row: number) =>
    cellOf(row, mapping.practice_name) || cellOf(row, mapping.npi) || "No name";
  const warned = run.results.filter(hasWarnings).length;
  const understood = run.results.filter(hasReadings).length;
  function isShown(result: ImportResult) {
    if (shown === "decisions") return isAsking(result);
    if (shown === "warnings") return hasWarnings(result);
    if (shown === "readings") return hasReadings(result);
    return shown === "all" || result.outcome === shown;
  }

  async function save() {
    const csv = await loadForClick(() => import("@/lib/import/csv"));
    if (!csv) return;
    const { headings, rows } = resultsTable(run.results, table, strays);
    downloadCsv(isDryRun ? "dry-run.csv" : "import-result.csv", csv.writeCsv(headings, rows));
  }

  return (
    <section aria-label={isDryRun ? "What would happen" : "What happened"} className="min-w-0">
      <h3 ref={takeFocus} tabIndex={-1} className="text-xl">
        {isDryRun ? "What this import will do" : "What this import did"}
      </h3>
      <p role="status" className="mt-2">
        {!run.isRunning && summarizeResults(run.results, isDryRun)}
      </p>
      {!run.isRunning && warned > 0 && (
        <p className="mt-1 text-ink-soft">
          In {inWords(warned, "row")} something {isDryRun ? "will be" : "was"} left out or needs a
          look.
        </p>
      )}
      {!run.isRunning && understood > 0 && (
        <p className="mt-1 text-ink-soft">
          In {inWords(understood, "row")} a value was read as something else. Each row says how.
        </p>
      )}
      {isDryRun && asking.length > 0 && <Decisions run={run} />}
      <StrayRows strays={strays} isDryRun={isDryRun} />
      <div className="mt-4 mb-5 flex flex-wrap items-end gap-4">
        <SelectField
          label="Show"
          className="w-64"
          value={shown}
          onChange={({ target }) => setChosen(target.value)}
        >
          <option value="all">All rows</option>
          {asking.length > 0 && <option value="decisions">Rows to decide about</option>}
          {outcomes.map((outcome) => (
            <option key={outcome} value={outcome}>
              {outcomeInWords(outcome, isDryRun)}
            </option>
          ))}
          <option value="readings">Read as something else</option>
          <option value="warnings">With something left out</option>
        </SelectField>
        {!run.isRunning && (
          <Button variant="secondary" onClick={() => void save()}>
            Download results
          </Button>
        )}
      </div>
      <ImportTable
        key={shown}
        results={run.results.filter(isShown)}
        nameOf={nameOf}
        isDryRun={isDryRun}
        mode={mode}
        run={run}
      />
    </section>
  );
}

/** Says what rows without a decision come to, and decides for all of a kind at once. */
function Decisions({ run }: { run: ImportRunState }) {
  const losing = run.results
    .filter(({ removals = [] }) => removals.length > 0)
    .map(({ row }) => row);
  return (
    <Notice
      tone="attention"
      className="mt-4"
      title={
        run.undecidedCount > 0
          ? `${inWords(run.undecidedCount, "row")} ${run.undecidedCount === 1 ? "needs" : "need"} your decision`
          : "Every row is decided"
      }
      actions={
        losing.length > 1 && (
          <>
            <Button
              variant="secondary"
              size="sm"
              isBusy={run.isDeciding}
              onClick={() => run.decide(losing, { removals: "keep" })}
            >
              Keep in all {inWords(losing.length, "row")}
            </Button>
            <Button
              variant="secondary"
              size="sm"
              isBusy={run.isDeciding}
              onClick={() => run.decide(losing, { removals: "remove" })}
            >
              Remove in all {inWords(losing.length, "row")}
            </Button>
          </>
        )
      }
    >
      Without a decision, a possible duplicate is skipped, and a listing keeps what the file doesn’t
      mention.
    </Notice>
  );
}
