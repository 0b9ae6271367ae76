import { LoadFailure } from "@/components/ui/load-failure";
import { LoadingRegion } from "@/components/ui/skeleton";
import { useServices } from "@/hooks/services/list";
import { knownHeadings } from "@/lib/import/columns";
import { describeColumn, type FileName } from "@/lib/import/file-column";
import { importedColumns } from "@/lib/import/template";

/** Describes the columns of a file. */
export function FileColumns({ file }: { file: FileName }) {
  return (
    <section>
      <h3 className="mt-8 text-lg text-ink">{file}.csv</h3>
      <dl className="mt-3 grid gap-4">
        {importedColumns(file).map((known) => (
          <div key={known.column} className="border-t border-line pt-3">
            <dt className="font-semibold text-ink">
              {known.label}
              {known.isRequired && " (required)"} [{known.column}]
            </dt>
            <dd>{describeColumn(known)}</dd>
            <dd>Headings: {knownHeadings(known).join(", ")}</dd>
            <dd className="wrap-anywhere">Example: {known.example}</dd>
          </div>
        ))}
      </dl>
      {file === "services" && <ServiceNames />}
    </section>
  );
}

function ServiceNames() {
  const services = useServices();
  if (services.error) return <LoadFailure query={services} />;
  if (!services.data) return <LoadingRegion label="Loading the services...">{null}</LoadingRegion>;
  return (
    <p className="mt-4 border-t border-line pt-3">
      Available services: {services.data.map(({ label }) => label).join(", ")}.
    </p>
  );
}
