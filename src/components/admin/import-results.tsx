import { useState } from "react";
import { ImportTable } from "@/components/admin/import-table";
import { SelectField } from "@/components/forms/select-field";
import { Button } from "@/components/ui/button";
import type { useImportRun } from "@/hooks/admin/import-run";
import type { CsvTable } from "@/lib/csv";
import { downloadCsv } from "@/lib/download";
import type { ColumnMapping } from "@/lib/import-columns";
import type { ImportOutcome } from "@/lib/import-plan";
import { takeFocus } from "@/lib/take-focus";

const outcomes: readonly ImportOutcome[] = ["created", "duplicate", "rejected"];

interface ImportResultsProps {
  run: ReturnType<typeof useImportRun>;
  table: CsvTable;
  mapping: ColumnMapping;
}

/** What became of each row, and a file that says so. */
export function ImportResults({ run, table, mapping }: ImportResultsProps) {
  const [shown, setShown] = useState("all");
  const isDryRun = run.mode === "dry run";
  const cellOf = (row: number, place: number | undefined) =>
    place === undefined ? "" : (table.rows[row - 2]?.[place] ?? "");
  const nameOf = (row: number) => cellOf(row, mapping.practice_name);
  const counts = outcomes.map(
    (outcome) => `${run.results.filter((result) => result.outcome === outcome).length} ${outcome}`,
  );

  async function save() {
    const { writeCsv } = await import("@/lib/csv");
    const rows = run.results.map(({ row, outcome, reason, doctorId }) => [
      ...[row, outcome, reason, doctorId],
      ...table.headings.map((_heading, place) => cellOf(row, place)),
    ]);
    const headings = ["row", "outcome", "reason", "listing_id", ...table.headings];
    downloadCsv(isDryRun ? "dry-run.csv" : "import-result.csv", writeCsv(headings, rows));
  }

  return (
    <section aria-label={isDryRun ? "What would happen" : "What happened"} className="min-w-0">
      <h3 ref={takeFocus} tabIndex={-1} className="text-xl">
        {isDryRun ? "What would happen" : "What happened"}
      </h3>
      <p role="status" className="mt-2">
        {!run.isRunning && `${counts.join(", ")}.`}
      </p>
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
        </SelectField>
        {!run.isRunning && (
          <Button variant="secondary" onClick={() => void save()}>
            Download results
          </Button>
        )}
      </div>
      <ImportTable
        key={shown}
        results={run.results.filter(({ outcome }) => shown === "all" || outcome === shown)}
        nameOf={nameOf}
      />
    </section>
  );
}
