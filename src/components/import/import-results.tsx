import { useState } from "react";
import { SelectField } from "@/components/forms/select-field";
import { ImportTable } from "@/components/import/import-table";
import { StrayRows } from "@/components/import/stray-rows";
import { Button } from "@/components/ui/button";
import type { ImportRunState } from "@/hooks/import/run";
import { downloadCsv } from "@/lib/browser/download";
import { takeFocus } from "@/lib/browser/take-focus";
import { inWords } from "@/lib/format/numbers";
import type { ColumnMapping } from "@/lib/import/columns";
import { type ImportMode, outcomesOf } from "@/lib/import/mode";
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

/** What became of each row, and a file that says so. */
export function ImportResults({ run, table, mapping, mode, strays }: ImportResultsProps) {
  const [shown, setShown] = useState("all");
  const isDryRun = run.stage === "dry run";
  const outcomes = outcomesOf[mode];
  const cellOf = (row: number, place: number | undefined) =>
    place === undefined ? "" : (table.rows[row - firstNumber(table)]?.[place] ?? "");
  const nameOf = (row: number) =>
    cellOf(row, mapping.practice_name) || cellOf(row, mapping.npi) || "No name";
  const counts = outcomes.map(
    (outcome) => `${run.results.filter((result) => result.outcome === outcome).length} ${outcome}`,
  );
  const warned = run.results.filter(hasWarnings).length;
  const understood = run.results.filter(hasReadings).length;
  function isShown(result: ImportResult) {
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
        {isDryRun ? "What would happen" : "What happened"}
      </h3>
      <p role="status" className="mt-2">
        {!run.isRunning && `${counts.join(", ")}.`}
      </p>
      {!run.isRunning && warned > 0 && (
        <p className="mt-1 text-ink-soft">
          In {inWords(warned, "row")} something is left out. The rest of it goes in.
        </p>
      )}
      {!run.isRunning && understood > 0 && (
        <p className="mt-1 text-ink-soft">
          In {inWords(understood, "row")} a phrase was understood. Each row says how.
        </p>
      )}
      <StrayRows strays={strays} isDryRun={isDryRun} />
      <div className="mt-4 mb-5 flex flex-wrap items-end gap-4">
        <SelectField
          label="Show"
          className="w-52"
          value={shown}
          onChange={({ target }) => setShown(target.value)}
        >
          <option value="all">All rows</option>
          {outcomes.map((outcome) => (
            <option key={outcome} value={outcome}>
              Only {outcome}
            </option>
          ))}
          <option value="readings">With a phrase understood</option>
          <option value="warnings">With something left out</option>
        </SelectField>
        {!run.isRunning && (
          <Button variant="secondary" onClick={() => void save()}>
            Download results
          </Button>
        )}
      </div>
      <ImportTable key={shown} results={run.results.filter(isShown)} nameOf={nameOf} />
    </section>
  );
}
