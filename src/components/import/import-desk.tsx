import { useMemo, useState } from "react";
import { RadioGroupField } from "@/components/forms/radio-group-field";
import { UnsavedChangesGuard } from "@/components/forms/unsaved-changes-guard";
import { ImportMapping } from "@/components/import/import-mapping";
import { ImportResults } from "@/components/import/import-results";
import { ImportRunner } from "@/components/import/import-runner";
import { LoadFailure } from "@/components/ui/load-failure";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";
import { useImportRun } from "@/hooks/import/run";
import { type Service, useServices } from "@/hooks/services/list";
import { type ImportMode, importModes, missingColumns } from "@/lib/import/mode";
import { planImport } from "@/lib/import/plan";
import { filesOf, guessMappings, type ImportSources } from "@/lib/import/sources";

interface ImportWizardProps {
  sources: ImportSources;
}

/** Loads the list of services first if a file contains services, whose names must match it. */
export function ImportWizard({ sources }: ImportWizardProps) {
  return sources.services ? (
    <WizardWithServices sources={sources} />
  ) : (
    <Wizard sources={sources} services={noServices} />
  );
}

const noServices: readonly Service[] = [];

function WizardWithServices({ sources }: ImportWizardProps) {
  const services = useServices();
  if (services.error) return <LoadFailure query={services} />;
  if (!services.data) {
    return (
      <LoadingRegion label="Loading the services...">
        <Skeleton className="mt-8 h-24 rounded-lg" />
      </LoadingRegion>
    );
  }
  return <Wizard sources={sources} services={services.data} />;
}

interface WizardProps extends ImportWizardProps {
  services: readonly Service[];
}

/** The steps of an import: mode, column mapping, dry run, and import. */
function Wizard({ sources, services }: WizardProps) {
  const [mode, setMode] = useState<ImportMode>("add");
  const [mappings, setMappings] = useState(() => guessMappings(sources));
  // Memoized, because a file can have thousands of rows and each keystroke and chunk renders again.
  const plan = useMemo(
    () => planImport(sources, mappings, mode, services),
    [sources, mappings, mode, services],
  );
  const files = [...new Set(filesOf(sources).map(({ table }) => table.file))];
  const run = useImportRun(plan, files.join(", "));
  // The choices are locked while there are results for them.
  const isFixed = run.stage !== null;
  const practices = mappings.practices ?? {};

  return (
    <div className="mt-8 grid gap-8">
      <UnsavedChangesGuard hasChanges={run.isRunning && run.stage === "import"} />
      <RadioGroupField
        label="What should this import do?"
        options={importModes}
        value={mode}
        disabled={isFixed}
        onChange={({ target }) =>
          setMode(importModes.find(({ value }) => value === target.value)?.value ?? mode)
        }
      />
      {filesOf(sources).map(({ name, table }) => (
        <ImportMapping
          key={name}
          name={name}
          table={table}
          mapping={mappings[name] ?? {}}
          isFixed={isFixed}
          onChange={(mapping) => setMappings({ ...mappings, [name]: mapping })}
        />
      ))}
      <ImportRunner run={run} missing={missingColumns(practices, mode)} />
      {run.stage && (
        <ImportResults
          key={run.stage}
          run={run}
          table={sources.practices}
          mapping={practices}
          mode={mode}
          unmatchedRows={plan.unmatchedRows}
        />
      )}
    </div>
  );
}
