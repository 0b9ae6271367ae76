import { useState } from "react";
import { RadioGroupField } from "@/components/forms/radio-group-field";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { TextLink } from "@/components/ui/text-link";
import type { ImportRunState } from "@/hooks/import/import-listings";
import { asksForDecision, needsDecision, type RowDecision } from "@/lib/import/decisions";
import { resultLabel } from "@/lib/import/outcome-labels";
import type { ImportResult } from "@/lib/import/plan";
import type { ImportMode } from "@/lib/import/sources";
import { paths } from "@/lib/paths";

interface RowDecisionsProps {
  result: ImportResult;
  mode: ImportMode;
  onDecide: (decision: RowDecision) => void;
}

/** The decisions about a row: which listing it matches, and whether to remove what the file doesn't include. */
function RowDecisions(props: RowDecisionsProps) {
  const { matches = [], removals = [] } = props.result;
  return (
    <>
      {matches.length > 0 && <MatchDecision {...props} />}
      {removals.length > 0 && <RemovalDecision {...props} />}
    </>
  );
}

const matchValue = (match: RowDecision["match"]) =>
  typeof match === "object" ? match.update : (match ?? "");

function MatchDecision({ result, mode, onDecide }: RowDecisionsProps) {
  const { row, matches = [], decision = {} } = result;
  return (
    <div>
      <RadioGroupField
        label={`Row ${row}: Is this practice already listed?`}
        name={`match-${row}`}
        value={matchValue(decision.match)}
        options={[
          ...matches.map(({ id, name, reason }) => ({
            value: id,
            label: `Update ${name}`,
            hint: reason,
          })),
          ...(mode === "update" ? [] : [{ value: "add", label: "No, add a new listing" }]),
          { value: "skip", label: "Skip this row" },
        ]}
        onChange={({ target: { value } }) =>
          onDecide({ match: value === "add" || value === "skip" ? value : { update: value } })
        }
      />
      <p className="mt-2">
        Compare:{" "}
        {matches.map(({ id, name }, index) => (
          <span key={id}>
            {index > 0 && " · "}
            <TextLink to={paths.adminListing(id)} target="_blank">
              {name}
            </TextLink>
          </span>
        ))}
      </p>
    </div>
  );
}

function RemovalDecision({ result, onDecide }: RowDecisionsProps) {
  const { row, removals = [], decision = {} } = result;
  return (
    <div>
      <p className="font-semibold">The listing has these, but the file doesn't include them:</p>
      <ul className="mt-1 mb-3 list-disc pl-5 marker:text-line-strong">
        {removals.map((removal) => (
          <li key={removal}>{removal}</li>
        ))}
      </ul>
      <RadioGroupField
        label={`Row ${row}: Keep them?`}
        name={`removals-${row}`}
        value={decision.removals ?? ""}
        options={[
          { value: "keep", label: "Keep them" },
          { value: "remove", label: "Remove them" },
        ]}
        onChange={({ target: { value } }) =>
          onDecide({ removals: value === "remove" ? "remove" : "keep" })
        }
      />
    </div>
  );
}

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
