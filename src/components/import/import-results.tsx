import { useState } from "react";
import { SelectField } from "@/components/forms/select-field";
import { ImportTable } from "@/components/import/import-table";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { ImportRunState } from "@/hooks/import/import-listings";
import { downloadCsv } from "@/lib/browser/download";
import { focusOnMount } from "@/lib/browser/focus";
import { inWords } from "@/lib/format/numbers";
import type { ColumnMapping } from "@/lib/import/columns";
import { outcomeLabel, summarizeResults } from "@/lib/import/outcome-labels";
import type { UnmatchedRow } from "@/lib/import/part-rows";
import type { ImportResult } from "@/lib/import/plan";
import { resultsTable } from "@/lib/import/results-table";
import {
  firstNumber,
  type ImportMode,
  importOutcomes,
  type SourceTable,
} from "@/lib/import/sources";
import { loadForClick } from "@/lib/load-for-click";

const maxShown = 20;

interface UnmatchedRowsProps {
  rows: readonly UnmatchedRow[];
  isDryRun: boolean;
}

/** Lists the rows of other files that match no practice. */
function UnmatchedRows({ rows, isDryRun }: UnmatchedRowsProps) {
  if (rows.length === 0) return null;
  const count = inWords(rows.length, "row");
  const [verb, was] = rows.length === 1 ? ["matches", "was"] : ["match", "were"];
  return (
    <Notice
      tone="attention"
      className="mt-4"
      title={`${count} ${verb} no practice and ${isDryRun ? "will be" : was} left out`}
    >
      <ul className="mt-2 grid max-h-60 list-disc gap-1.5 overflow-y-auto pl-5">
        {rows.slice(0, maxShown).map(({ place, reason }) => (
          <li key={place} className="wrap-anywhere">
            {place}: {reason}
          </li>
        ))}
      </ul>
      {rows.length > maxShown && <p className="mt-2">The downloaded results list all of them.</p>}
    </Notice>
  );
}

interface ImportResultsProps {
  run: ImportRunState;
  table: SourceTable;
  mapping: ColumnMapping;
  mode: ImportMode;
  unmatchedRows: readonly UnmatchedRow[];
}

/** The outcome of each row before or after an import, with the decisions to make and a downloadable results file. */
export function ImportResults({ run, table, mapping, mode, unmatchedRows }: ImportResultsProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const { results, isComplete } = run;
  const isDryRun = run.stage === "dry run";
  const title = isDryRun ? "What this import will do" : "What this import did";
  const asksForDecision = ({ row, outcome }: ImportResult) =>
    isDryRun && (outcome === "undecided" || run.decisions.get(row)?.match !== undefined);
  const hasDecisions = results.some(asksForDecision);
  const losing = results.filter(({ removals }) => removals.length > 0);
  const warned = results.filter(({ warnings }) => warnings.length > 0);
  const interpreted = results.filter(({ readings }) => readings.length > 0);
  const filters = [
    { value: "all", label: "All rows", rows: results },
    {
      value: "decisions",
      label: "Rows that need a decision",
      rows: results.filter(asksForDecision),
    },
    ...importOutcomes
      .filter((outcome) => !isDryRun || outcome !== "undecided")
      .map((outcome) => ({
        value: outcome,
        label: outcomeLabel(outcome, isDryRun),
        rows: results.filter((result) => result.outcome === outcome),
      })),
    { value: "removals", label: "Rows that leave something out", rows: losing },
    { value: "readings", label: "Rows with interpreted values", rows: interpreted },
    { value: "warnings", label: "Rows with values left out", rows: warned },
  ];
  const shown = chosen ?? (isComplete && hasDecisions ? "decisions" : "all");
  const cellOf = (row: number, place: number | undefined) =>
    place === undefined ? "" : (table.rows[row - firstNumber(table)]?.[place] ?? "");
  const nameOf = (row: number) =>
    cellOf(row, mapping.practice_name) || cellOf(row, mapping.npi) || "No name";

  async function save() {
    const csv = await loadForClick(() => import("@/lib/import/csv"));
    if (!csv) return;
    const { headings, rows } = resultsTable(results, table, unmatchedRows);
    downloadCsv(isDryRun ? "dry-run.csv" : "import-result.csv", csv.writeCsv(headings, rows));
  }

  return (
    <section aria-label={title} className="min-w-0">
      <h3 ref={focusOnMount} tabIndex={-1} className="text-xl">
        {title}
      </h3>
      <p role="status" className="mt-2">
        {isComplete && summarizeResults(results, isDryRun)}
      </p>
      {!run.isRunning && warned.length > 0 && (
        <p className="mt-1 text-ink-soft">
          {inWords(warned.length, "row")} {warned.length === 1 ? "has" : "have"} values that{" "}
          {isDryRun ? "will be" : "were"} left out or need a check.
        </p>
      )}
      {isComplete && isDryRun && losing.length > 0 && (
        <Removals run={run} rows={losing.map(({ row }) => row)} />
      )}
      <UnmatchedRows rows={unmatchedRows} isDryRun={isDryRun} />
      <div className="mt-4 mb-5 flex flex-wrap items-end gap-4">
        <SelectField
          label="Show"
          className="w-64"
          value={shown}
          onChange={({ target }) => setChosen(target.value)}
        >
          {filters
            .filter(({ value, rows }) => value === "all" || value === shown || rows.length > 0)
            .map(({ value, label, rows }) => (
              <option key={value} value={value}>
                {label} ({rows.length})
              </option>
            ))}
        </SelectField>
        {!run.isRunning && (
          <Button variant="secondary" onClick={() => void save()}>
            Download results
          </Button>
        )}
      </div>
      <ImportTable
        key={shown}
        results={filters.find(({ value }) => value === shown)?.rows ?? []}
        nameOf={nameOf}
        isDryRun={isDryRun}
        mode={mode}
        run={run}
      />
    </section>
  );
}

/** Removes or keeps what the file doesn't include, in all rows at once. */
function Removals({ run, rows }: { run: ImportRunState; rows: readonly number[] }) {
  const decideAll = (label: string, removals: "keep" | "remove") => (
    <Button
      variant="secondary"
      size="sm"
      isBusy={run.isDeciding}
      onClick={() => run.decide(rows, { removals })}
    >
      {label} in all {inWords(rows.length, "row")}
    </Button>
  );
  return (
    <Notice
      className="mt-4"
      title={`${inWords(rows.length, "row")} ${rows.length === 1 ? "doesn't" : "don't"} include everything that is listed`}
      actions={
        rows.length > 1 && (
          <>
            {decideAll("Keep", "keep")}
            {decideAll("Remove", "remove")}
          </>
        )
      }
    >
      Listings keep what the file doesn't include, unless you remove it.
    </Notice>
  );
}
