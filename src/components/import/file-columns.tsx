import { LoadFailure } from "@/components/ui/load-failure";
import { LoadingRegion } from "@/components/ui/skeleton";
import { useServices } from "@/hooks/services/list";
import { knownHeadings } from "@/lib/import/columns";
import { type FileName, holdsInWords } from "@/lib/import/file-column";
import { readColumns } from "@/lib/import/template";

/** The columns of a file: what each is called and holds. */
export function FileColumns({ file }: { file: FileName }) {
  return (
    <section>
      <h3 className="mt-8 text-lg text-ink">{file}.csv</h3>
      <dl className="mt-3 grid gap-4">
        {readColumns(file).map((known) => (
          <div key={known.column} className="border-t border-line pt-3">
            <dt className="font-semibold text-ink">
              {known.label}
              {known.isNeeded && " (needed)"} [{known.column}]
            </dt>
            <dd>{holdsInWords(known)}</dd>
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
      The services: {services.data.map(({ label }) => label).join(", ")}.
    </p>
  );
}
