import { useState } from "react";
import { FileColumns } from "@/components/import/file-columns";
import { Button } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import { downloadCsv } from "@/lib/browser/download";
import { bandsExample } from "@/lib/import/bands";
import { fileNames } from "@/lib/import/export-files";
import type { FileName } from "@/lib/import/file-column";
import { importTemplate } from "@/lib/import/template";
import { loadForClick } from "@/lib/load-for-click";

async function saveTemplate(file: FileName) {
  const csv = await loadForClick(() => import("@/lib/import/csv"));
  if (!csv) return;
  const { headings, rows } = importTemplate(file);
  downloadCsv(`${file}-template.csv`, csv.writeCsv(headings, rows));
}

/** How files are written: rules, the columns of each with their headings and an example, and templates. */
export function ImportGuide() {
  const [isOpened, setIsOpened] = useState(false);
  return (
    <div className="mb-6 max-w-prose">
      <Disclosure
        summary={<span className="font-semibold">How to write the files</span>}
        onOpen={() => setIsOpened(true)}
      >
        <ul className="grid list-disc gap-2 pl-5 marker:text-line-strong">
          <li>
            Practice name, city, state and ZIP code are needed. When one of them is wrong, the row
            is refused. When anything else is wrong, it is left out, and the result says so.
          </li>
          <li>
            Rows of the other files say whose they are by the reference of a practice. A row that
            belongs to none is named before anything is stored. A practice without rows in a file
            keeps what it has. When its rows leave out clinicians, offices, hours, prices by age, or
            services that the listing has, you decide whether to keep or remove them.
          </li>
          <li>
            Spreadsheets change what you type. Format the columns of ZIP codes, phones, NPIs, and
            ages as text. A dropped zero at the start of a ZIP code comes back where the state
            agrees; what is lost for good, such as ages turned into dates, is named and left out.
          </li>
          <li>
            Columns are separated by commas, semicolons, tabs, or bars: the first row decides, or a
            line “sep=;” above it. Prices are dollars: 75, $75.50, 1,200.00, or 75,50. Yes and no
            are written so. Languages stand side by side, with commas.
          </li>
          <li>
            What practices write on their own pages is understood where it means one thing:
            “Currently accepting” is yes and “Waitlist” no, “$2,000/yr” is a yearly price, “ann
            arbor” is Ann Arbor, “Mon-Thu 8-5” are hours. The dry run shows how each was read,
            before anything is stored.
          </li>
          <li>
            Prices by age stand in a row each, or in one cell: {bandsExample}, with a name before
            the age if you like: Children 0-17: 50. Where each begins where the one before it ends,
            as in 0-2: 30; 2-6: 40, they are read as 0-1 and 2-5, and the result says so.
          </li>
          <li>
            A row may be a practice that is listed already, in any status, when its NPI, phone,
            website, or name and place match. You decide: update that listing, add a new one, or
            skip the row.
          </li>
          <li>
            A JSON file is {'{"practices": [{…}]}'}, with the names in brackets below; in each
            practice stand its “clinicians”, “offices”, “prices” and “services”, without “practice”.
          </li>
        </ul>
        {isOpened && fileNames.map((file) => <FileColumns key={file} file={file} />)}
      </Disclosure>
      <p className="mt-5 mb-3 text-sm font-semibold">Download a template</p>
      <ul className="flex flex-wrap gap-3">
        {fileNames.map((file) => (
          <li key={file}>
            <Button variant="secondary" size="sm" onClick={() => void saveTemplate(file)}>
              Template of {file}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
