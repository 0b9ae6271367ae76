import { Button } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import { downloadCsv } from "@/lib/browser/download";
import { bandsExample } from "@/lib/import/bands";
import { importColumns, knownHeadings, neededColumns } from "@/lib/import/columns";
import { importExample, importTemplate } from "@/lib/import/template";
import { fieldLabel } from "@/lib/listings/fields";

async function saveTemplate() {
  const { writeCsv } = await import("@/lib/import/csv");
  downloadCsv("listings-template.csv", writeCsv(importTemplate.headings, importTemplate.rows));
}

/** How a file is written: rules, columns with their headings and an example each, and a template. */
export function ImportGuide() {
  return (
    <div className="mb-6 max-w-prose">
      <Disclosure summary={<span className="font-semibold">How to write the file</span>}>
        <ul className="grid list-disc gap-2 pl-5 marker:text-line-strong">
          <li>
            Practice name, city, state and ZIP code are needed. When one of them is wrong, the row
            is refused. When anything else is wrong, it is left out, and the result says so.
          </li>
          <li>
            Nothing is mended. A spreadsheet drops the zero at the start of a ZIP code: format that
            column as text.
          </li>
          <li>
            Prices are dollars: 75, $75.50 or 1,200.00. Yes and no are written so. Languages stand
            side by side, with commas.
          </li>
          <li>
            Prices by age are written {bandsExample}, with a name before the age if you like:
            Children 0-17: 50.
          </li>
          <li>
            A practice is listed already when its NPI is, or a like name in the same ZIP code.
            Listings that were refused do not count.
          </li>
        </ul>
        <dl className="mt-6 grid gap-4">
          {importColumns.map((column) => (
            <div key={column} className="border-t border-line pt-3">
              <dt className="font-semibold text-ink">
                {fieldLabel(column)}
                {neededColumns.includes(column) && " (needed)"}
              </dt>
              <dd>Headings: {knownHeadings(column).join(", ")}</dd>
              <dd className="wrap-anywhere">Example: {importExample(column)}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
      <p className="mt-5">
        <Button variant="secondary" size="sm" onClick={() => void saveTemplate()}>
          Download a template
        </Button>
      </p>
    </div>
  );
}
