import { useMemo, useState } from "react";
import { RadioGroupField } from "@/components/forms/radio-group-field";
import { UnsavedChangesGuard } from "@/components/forms/unsaved-changes-guard";
import { ImportMapping } from "@/components/import/import-mapping";
import { ImportResults } from "@/components/import/import-results";
import { ImportRunner } from "@/components/import/import-runner";
import { useImportRun } from "@/hooks/import/run";
import { type ColumnMapping, guessColumns } from "@/lib/import/columns";
import type { CsvTable } from "@/lib/import/csv";
import { type ImportMode, importModes, missingColumns } from "@/lib/import/mode";
import { planImport } from "@/lib/import/plan";

interface ImportDeskProps {
  table: CsvTable;
  fileName: string;
}

/** From the columns of a file to its listings: what to do, mapping, dry run, import. */
export function ImportDesk({ table, fileName }: ImportDeskProps) {
  const [mode, setMode] = useState<ImportMode>("add");
  const [mapping, setMapping] = useState<ColumnMapping>(() => guessColumns(table.headings));
  // Thousands of rows, and every keystroke and chunk draws this again.
  const plan = useMemo(() => planImport(table, mapping, mode), [table, mapping, mode]);
  const run = useImportRun(plan, fileName);
  // A result belongs to the choices it came from.
  const isFixed = run.stage !== null;

  return (
    <div className="mt-8 grid gap-8">
      <UnsavedChangesGuard hasChanges={run.isRunning && run.stage === "import"} />
      <RadioGroupField
        label="What shall the file do?"
        options={importModes}
        value={mode}
        disabled={isFixed}
        onChange={({ target }) =>
          setMode(importModes.find(({ value }) => value === target.value)?.value ?? mode)
        }
      />
      <ImportMapping
        headings={table.headings}
        mapping={mapping}
        mode={mode}
        isFixed={isFixed}
        onChange={setMapping}
      />
      <ImportRunner run={run} missing={missingColumns(mapping, mode)} />
      {run.stage && (
        <ImportResults key={run.stage} run={run} table={table} mapping={mapping} mode={mode} />
      )}
    </div>
  );
}
