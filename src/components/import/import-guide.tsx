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
            The template has every column, with an example. Other headings are recognized, as in
            exports of Google Business and Yext and rosters of states, and you can choose a field
            for any column. A row with an inactive or ended license waits for your decision.
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
            The preview shows how each phrase, price, and address was read before anything is saved,
            and what was left out. Enter prices by age in one cell ({bandsExample}) or in a column
            for each age band. Format ZIP code, phone, NPI, and age columns as text.
          </li>
        </ul>
      </Disclosure>
      <Button variant="secondary" size="sm" className="mt-5" onClick={() => void saveTemplate()}>
        Download template
      </Button>
    </div>
  );
}
