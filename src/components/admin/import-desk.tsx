import { useMemo, useState } from "react";
import { ImportMapping } from "@/components/admin/import-mapping";
import { ImportResults } from "@/components/admin/import-results";
import { ImportRunner } from "@/components/admin/import-runner";
import { UnsavedChangesGuard } from "@/components/forms/unsaved-changes-guard";
import { useImportRun } from "@/hooks/admin/import-run";
import type { CsvTable } from "@/lib/csv";
import { type ColumnMapping, guessColumns, neededColumns } from "@/lib/import-columns";
import { planImport } from "@/lib/import-plan";

/** From the columns of a file to its listings: mapping, dry run, import. */
export function ImportDesk({ table }: { table: CsvTable }) {
  const [mapping, setMapping] = useState<ColumnMapping>(() => guessColumns(table.headings));
  // Thousands of rows, and every keystroke and chunk draws this again.
  const plan = useMemo(() => planImport(table, mapping), [table, mapping]);
  const run = useImportRun(plan);
  const missing = neededColumns.filter((column) => mapping[column] === undefined);

  return (
    <div className="mt-8 grid gap-8">
      <UnsavedChangesGuard hasChanges={run.isRunning && run.mode === "import"} />
      <ImportMapping
        headings={table.headings}
        mapping={mapping}
        // A result belongs to the mapping it came from.
        isFixed={run.mode !== null}
        onChange={setMapping}
      />
      <ImportRunner run={run} missing={missing} />
      {run.mode && <ImportResults key={run.mode} run={run} table={table} mapping={mapping} />}
    </div>
  );
}
