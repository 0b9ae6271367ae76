import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import { downloadZip } from "@/lib/browser/download";
import { bandsExample } from "@/lib/import/bands";
import { importedColumns, knownHeadings } from "@/lib/import/columns";
import { describeColumn, type FileName, fileNames } from "@/lib/import/file-column";
import { knownServices } from "@/lib/import/gather-parts";
import { loadForClick } from "@/lib/load-for-click";

async function saveTemplates() {
  const zip = await loadForClick(() => import("@/lib/import/zip-files"));
  if (zip) downloadZip("import-templates.zip", zip.templateZip());
}

/** Explains the file format: rules, columns with examples, and templates. */
export function ImportGuide() {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <div className="mb-6 max-w-prose">
      <Disclosure
        summary={<span className="font-semibold">How to format the files</span>}
        onOpen={() => setWasOpened(true)}
      >
        <ul className="grid list-disc gap-2 pl-5 marker:text-line-strong">
          <li>
            Practice name, city, state, and ZIP code are required. If one of them is invalid, the
            row is rejected. Any other invalid value is left out, and the results say so.
          </li>
          <li>
            Rows in the other files refer to a practice by its reference. A practice without rows in
            a file stays unchanged. If its rows don't include everything that the listing has, you
            decide whether to keep or remove it.
          </li>
          <li>
            Spreadsheets can change what you type, so format ZIP code, phone, NPI, and age columns
            as text. A missing leading zero in a ZIP code is restored if it fits the state. Values
            that can't be restored, such as ages turned into dates, are left out and reported.
          </li>
          <li>
            Separate columns with commas, semicolons, tabs, or vertical bars. The heading row
            decides which, or a line like “sep=;” above it. Enter prices in dollars (75, $75.50,
            1,200.00, or 75,50), yes or no as words, and languages separated by commas.
          </li>
          <li>
            Common phrases are recognized: “Currently accepting” means yes, “Waitlist” means no,
            “$2,000/yr” is a yearly price, “ann arbor” becomes Ann Arbor, and “Mon-Thu 8-5” are
            hours. The preview shows how each one was read before anything is saved.
          </li>
          <li>
            “N/A”, “none”, “TBD”, and “-” mean that a cell is empty, and so does a membership price
            of 0. HTML and lists from databases are decoded. A whole address in one cell and nested
            JSON are left out.
          </li>
          <li>
            You can choose a monthly or weekly file of the NPPES as it is, also as a ZIP file. It
            fills in what listings lack by their NPI. Deactivated entries are rejected, and mailing
            and foreign addresses left out.
          </li>
          <li>
            Enter prices by age in one row each or in one cell: {bandsExample}. You can put a name
            before the ages: Children 0-17: 50. If each range starts where the previous one ends, as
            in 0-2: 30; 2-6: 40, they're read as 0-1 and 2-5, and the results say so.
          </li>
        </ul>
        {wasOpened && fileNames.map((file) => <FileColumns key={file} file={file} />)}
      </Disclosure>
      <Button variant="secondary" size="sm" className="mt-5" onClick={() => void saveTemplates()}>
        Download templates
      </Button>
    </div>
  );
}

/** Describes the columns of a file. */
function FileColumns({ file }: { file: FileName }) {
  return (
    <section>
      <h3 className="mt-8 text-lg text-ink">{file}.csv</h3>
      <dl className="mt-3 grid gap-4">
        {importedColumns(file).map((known) => (
          <div key={known.column} className="border-t border-line pt-3">
            <dt className="font-semibold text-ink">
              {known.label}
              {known.isRequired && " (required)"}
            </dt>
            <dd>{describeColumn(known)}</dd>
            <dd>Headings: {knownHeadings(known).join(", ")}</dd>
            <dd className="wrap-anywhere">Example: {known.example}</dd>
          </div>
        ))}
      </dl>
      {file === "services" && (
        <p className="mt-4 border-t border-line pt-3">
          Available services: {knownServices.map(({ label }) => label).join(", ")}.
        </p>
      )}
    </section>
  );
}
