import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { ImportResult } from "@/lib/import-plan";

const pageSize = 20;
const tones = { created: "positive", duplicate: "attention", rejected: "danger" } as const;

interface ImportTableProps {
  results: ImportResult[];
  /** What the file calls the practice of a row. */
  nameOf: (row: number) => string;
}

/** The outcome of each row, twenty at a time. */
export function ImportTable({ results, nameOf }: ImportTableProps) {
  const [limit, setLimit] = useState(pageSize);
  if (results.length === 0) return <p className="text-ink-soft">No such rows.</p>;
  return (
    <>
      <section
        aria-label="Rows"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on small screens, with the keyboard too.
        tabIndex={0}
        className="overflow-x-auto rounded-lg ring-1 ring-line"
      >
        <table className="w-full text-left text-sm [&_td]:px-4 [&_td]:py-3 [&_th]:px-4 [&_th]:py-3">
          <thead>
            <tr className="bg-sage">
              <th scope="col">Row</th>
              <th scope="col">Practice</th>
              <th scope="col">Outcome</th>
              <th scope="col">Reason</th>
            </tr>
          </thead>
          <tbody>
            {results.slice(0, limit).map(({ row, outcome, reason }) => (
              <tr key={row} className="border-t border-line">
                <td>{row}</td>
                <td className="max-w-60 break-words">{nameOf(row)}</td>
                <td>
                  <Badge tone={tones[outcome]}>{outcome}</Badge>
                </td>
                <td className="min-w-48 break-words">{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {results.length > limit && (
        <p className="mt-5 flex justify-center">
          <Button variant="secondary" onClick={() => setLimit(limit + pageSize)}>
            Load more
          </Button>
        </p>
      )}
    </>
  );
}
