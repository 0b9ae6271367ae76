import { useState } from "react";
import { RowDecisions } from "@/components/import/row-decisions";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { TextLink } from "@/components/ui/text-link";
import type { ImportRunState } from "@/hooks/import/run";
import { asksForDecision, needsDecision } from "@/lib/import/decisions";
import type { ImportMode } from "@/lib/import/mode";
import { resultLabel } from "@/lib/import/outcome-words";
import type { ImportResult } from "@/lib/import/plan";
import { paths } from "@/lib/paths";

const pageSize = 20;
const tones = {
  created: "positive",
  updated: "positive",
  unchanged: "neutral",
  duplicate: "neutral",
  rejected: "danger",
} as const;

interface ImportTableProps {
  results: ImportResult[];
  /** The practice name of a row in the file. */
  nameOf: (row: number) => string;
  isDryRun: boolean;
  mode: ImportMode;
  run: ImportRunState;
}

/** The outcome of each row, page by page. Listings open in a new tab, because leaving the page would lose the results. */
export function ImportTable({ results, nameOf, isDryRun, mode, run }: ImportTableProps) {
  const [limit, setLimit] = useState(pageSize);
  if (results.length === 0) return <p className="text-ink-soft">No matching rows.</p>;
  return (
    <>
      <section
        aria-label="Rows"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on small screens and must be reachable by keyboard.
        tabIndex={0}
        className="overflow-x-auto rounded-lg ring-1 ring-line"
      >
        <table className="w-full text-left text-sm [&_td]:px-4 [&_td]:py-3 [&_td]:align-top [&_th]:px-4 [&_th]:py-3 [&_th]:whitespace-nowrap">
          <thead className="max-sm:sr-only">
            <tr className="bg-sage">
              <th scope="col">Row</th>
              <th scope="col">Practice</th>
              <th scope="col">Outcome</th>
              <th scope="col">Details</th>
            </tr>
          </thead>
          <tbody>
            {results.slice(0, limit).map((result) => (
              // On phones the details, which may include a decision, go below the rest of the row.
              <tr
                key={result.row}
                className="border-t border-line max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)_auto]"
              >
                <td className="whitespace-nowrap">{result.row}</td>
                <td className="max-w-60 break-words sm:min-w-32">
                  {result.listingId ? (
                    <TextLink to={paths.listing(result.listingId)} target="_blank">
                      {nameOf(result.row)}
                    </TextLink>
                  ) : (
                    nameOf(result.row)
                  )}
                </td>
                <td className="whitespace-nowrap">
                  <Badge
                    tone={isDryRun && needsDecision(result) ? "attention" : tones[result.outcome]}
                  >
                    {resultLabel(result, isDryRun)}
                  </Badge>
                </td>
                <td className="wrap-anywhere max-sm:col-span-3 sm:min-w-60">
                  <Details result={result} />
                  {isDryRun && asksForDecision(result) && (
                    <div className="mt-3 grid max-w-prose gap-4">
                      <RowDecisions
                        result={result}
                        mode={mode}
                        onDecide={(decision) => void run.decide([result.row], decision)}
                      />
                    </div>
                  )}
                </td>
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

/** A row's reason, changes, related data, interpreted values, and warnings. */
function Details({ result }: { result: ImportResult }) {
  const { reason, changes, parts, readings, warnings } = result;
  return (
    <div className="grid gap-1.5">
      {reason && <p>{reason}</p>}
      {changes.map(({ label, before, after }) => (
        <p key={label}>
          {label}: <del className="text-ink-soft">{before}</del> →{" "}
          <ins className="font-semibold no-underline">{after}</ins>
        </p>
      ))}
      {result.outcome === "created" && parts.map((part) => <p key={part}>{part}</p>)}
      {readings.map((reading) => (
        <p key={reading} className="text-ink-soft">
          {reading}
        </p>
      ))}
      {warnings.map((warning) => (
        <p key={warning} className="text-accent-ink">
          {warning}
        </p>
      ))}
    </div>
  );
}
