import { Button } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import { downloadCsv } from "@/lib/browser/download";
import { bandsExample } from "@/lib/import/bands";
import { importTemplate } from "@/lib/import/columns";
import { loadForClick } from "@/lib/load-for-click";

async function saveTemplate() {
  const csv = await loadForClick(() => import("@/lib/import/csv"));
  if (csv)
    downloadCsv("import-template.csv", csv.writeCsv(importTemplate.headings, importTemplate.rows));
}

/** Explains the file format, with a template. */
export function ImportGuide() {
  return (
    <div className="mb-6 max-w-prose">
      <Disclosure summary={<span className="font-semibold">How to format the file</span>}>
        <ul className="grid list-disc gap-2 pl-5 marker:text-line-strong">
          <li>
            The template has every column, with an example. Common other headings are recognized,
            too, and you can choose a field for any column.
          </li>
          <li>
            Practice name, city, state, and ZIP code are required. If one of them is invalid, the
            row is rejected. Any other invalid value is left out, and the results say so.
          </li>
          <li>
            Enter one row per practice. A practice with several offices has a row for each, all with
            the same reference; the first row has the practice's own address and its other values.
            The reference of an exported listing is its ID, which updates it.
          </li>
          <li>
            An import removes nothing: empty cells change nothing, and a listing keeps clinicians,
            offices, and prices by age that the file doesn't mention.
          </li>
          <li>
            Spreadsheets can change what you type, so format ZIP code, phone, NPI, and age columns
            as text. Ages and hours that were turned into dates are left out and reported.
          </li>
          <li>
            Separate columns with commas, semicolons, tabs, or vertical bars. Enter prices in
            dollars (75, $75.50, or 1,200.00), yes or no as words, and languages separated by
            commas.
          </li>
          <li>
            Common phrases are recognized: “Currently accepting” means yes, “Waitlist” means no,
            “$2,000/yr” is a yearly price, “ann arbor” becomes Ann Arbor, and “Mon-Thu 8-5” are
            hours. The preview shows how each one was read before anything is saved.
          </li>
          <li>
            “N/A”, “none”, “TBD”, and “-” mean that a cell is empty, and so does a membership price
            of 0. A whole address in one cell is left out.
          </li>
          <li>
            Enter prices by age in one cell: {bandsExample}. You can put a name before the ages:
            Children 0-17: 50. If each range starts where the previous one ends, as in 0-2: 30; 2-6:
            40, they're read as 0-1 and 2-5, and the results say so.
          </li>
          <li>
            A column for each day (Monday), each age band (0-17), each clinician (Doctor 1), or each
            social profile (Facebook) is read, too.
          </li>
          <li>
            You can choose a monthly or weekly file of the NPPES as it is. It fills in what listings
            lack by their NPI. Deactivated entries are rejected, and mailing and foreign addresses
            left out.
          </li>
        </ul>
      </Disclosure>
      <Button variant="secondary" size="sm" className="mt-5" onClick={() => void saveTemplate()}>
        Download template
      </Button>
    </div>
  );
}
