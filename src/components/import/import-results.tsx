import { useState } from "react";
import { SelectField } from "@/components/forms/select-field";
import { ImportTable } from "@/components/import/import-table";
import type { ImportRunState } from "@/hooks/import/import-listings";
import { focusOnMount } from "@/lib/browser/focus";
import { inWords } from "@/lib/format/numbers";
import type { ColumnMapping } from "@/lib/import/columns";
import { importOutcomes, outcomeLabel, summarizeOutcomes } from "@/lib/import/outcomes";
import type { ImportResult } from "@/lib/import/plan";
import { firstRow, type SourceTable } from "@/lib/import/sources";

interface ImportResultsProps {
  run: ImportRunState;
  table: SourceTable;
  mapping: ColumnMapping;
}

/** The outcome of each row before or after an import, with the decisions to make. */
export function ImportResults({ run, table, mapping }: ImportResultsProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const { results, isComplete } = run;
  const isDryRun = run.stage === "dry run";
  const title = isDryRun ? "What this import will do" : "What this import did";
  const asksForDecision = ({ row, outcome }: ImportResult) =>
    isDryRun && (outcome === "undecided" || run.decisions.has(row));
  const hasDecisions = results.some(asksForDecision);
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
    { value: "readings", label: "Rows with interpreted values", rows: interpreted },
    { value: "warnings", label: "Rows with values left out", rows: warned },
  ];
  const shown = chosen ?? (isComplete && hasDecisions ? "decisions" : "all");
  const cellOf = (row: number, place: number | undefined) =>
    place === undefined ? "" : (table.rows[row - firstRow]?.[place] ?? "");
  const nameOf = (row: number) =>
    cellOf(row, mapping.practice_name) || cellOf(row, mapping.npi) || "No name";

  return (
    <section aria-label={title} className="min-w-0">
      <h3 ref={focusOnMount} tabIndex={-1} className="text-xl">
        {title}
      </h3>
      <p role="status" className="mt-2">
        {isComplete &&
          summarizeOutcomes(
            results.map(({ outcome }) => outcome),
            isDryRun,
          )}
      </p>
      {!run.isRunning && warned.length > 0 && (
        <p className="mt-1 text-ink-soft">
          Values were left out or need a check in {inWords(warned.length, "row")}.
        </p>
      )}
      <SelectField
        label="Show"
        className="mt-4 mb-5 w-80 max-w-full"
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
      <ImportTable
        key={shown}
        results={filters.find(({ value }) => value === shown)?.rows ?? []}
        nameOf={nameOf}
        isDryRun={isDryRun}
        run={run}
      />
    </section>
  );
}
