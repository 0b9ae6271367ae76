import { useState } from "react";
import { RadioGroupField } from "@/components/forms/radio-group-field";
import { FieldChange } from "@/components/listings/field-change";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import { TextLink } from "@/components/ui/text-link";
import type { ImportRunState } from "@/hooks/import/import-listings";
import type { ImportMatch } from "@/lib/import/decisions";
import { outcomeLabel, outcomeTone } from "@/lib/import/outcomes";
import type { ImportResult } from "@/lib/import/plan";
import { paths } from "@/lib/paths";

interface DecisionProps {
  result: ImportResult;
  run: ImportRunState;
}

/** Asks which listing a row means, beside the listings that it may mean. */
function MatchDecision({ result, run }: DecisionProps) {
  const { row, matches, outcome, removal } = result;
  const match = run.decisions.get(row) ?? (outcome === "duplicate" ? "skip" : "");
  return (
    <div className="mt-3 grid max-w-prose gap-4">
      {matches.map((candidate) => (
        <MatchComparison key={candidate.name} match={candidate} />
      ))}
      <RadioGroupField
        label={`Row ${row}: ${matches.length > 0 ? "Is this practice already listed?" : "Import this practice?"}`}
        name={`match-${row}`}
        value={typeof match === "object" ? match.update : match}
        options={[
          ...matches.flatMap(({ id, name }) =>
            id === null ? [] : { value: id, label: `Update ${name}` },
          ),
          {
            value: "add",
            label: matches.length > 0 ? "No, add a new listing" : "Add a new listing",
          },
          { value: "skip", label: "Skip this row" },
        ].filter(({ value }) => value !== "add" || !removal)}
        onChange={({ target: { value } }) =>
          void run.decide(row, value === "add" || value === "skip" ? value : { update: value })
        }
      />
    </div>
  );
}

/** The decision about a row, which is collapsed if the row needs none. */
function Decision(props: DecisionProps) {
  const { row, outcome, matches } = props.result;
  if (outcome === "undecided" || props.run.decisions.has(row)) return <MatchDecision {...props} />;
  if (matches.length === 0) return null;
  return (
    <Disclosure summary="Decide otherwise">
      <MatchDecision {...props} />
    </Disclosure>
  );
}

/** The row beside a listing that it may mean. */
function MatchComparison({ match: { id, name, reason, sides } }: { match: ImportMatch }) {
  return (
    <table className="w-full table-fixed [&_td]:py-1! [&_td]:pr-3! [&_td]:pl-0! [&_th]:py-1! [&_th]:pr-3! [&_th]:pl-0!">
      <caption className="pb-1 text-left">
        {id === null ? (
          <strong>{name}</strong>
        ) : (
          <TextLink to={paths.adminListing(id)} target="_blank">
            {name}
          </TextLink>
        )}
        <span className="block text-ink-soft">{reason}</span>
      </caption>
      <thead>
        <tr className="border-b border-line">
          <td />
          <th scope="col">In this row</th>
          <th scope="col">{id === null ? "In that row" : "Listed"}</th>
        </tr>
      </thead>
      <tbody>
        {sides.map(({ label, one, other }) => (
          <tr key={label}>
            <th scope="row" className="align-top font-normal whitespace-normal! text-ink-soft">
              {label}
            </th>
            <td className={other === one || other === "Nothing" ? "" : "font-semibold"}>{other}</td>
            <td>{one}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const pageSize = 20;

interface ImportTableProps {
  results: ImportResult[];
  /** The practice name of a row in the file. */
  nameOf: (row: number) => string;
  isDryRun: boolean;
  run: ImportRunState;
}

/**
 * The outcome of each row, page by page. Listings open in a new tab, because leaving the page would
 * lose the results.
 */
export function ImportTable({ results, nameOf, isDryRun, run }: ImportTableProps) {
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
                  <Badge className="text-nowrap" tone={outcomeTone(result.outcome)}>
                    {outcomeLabel(result.outcome, isDryRun)}
                  </Badge>
                </td>
                <td className="wrap-anywhere max-sm:col-span-3 sm:min-w-60">
                  <Details result={result} />
                  {isDryRun && <Decision result={result} run={run} />}
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
  const { reason, removal, changes, proposed, parts, readings, warnings } = result;
  return (
    <div className="grid gap-1.5">
      {reason && <p>{reason}</p>}
      {removal && <p>Can't be added: {removal}</p>}
      {changes.map((change) => (
        <FieldChange key={change.label} {...change} />
      ))}
      {proposed.length > 0 && <p>Proposed:</p>}
      {proposed.map((change) => (
        <FieldChange key={change.label} {...change} />
      ))}
      {parts.map((part) => (
        <p key={part}>{part}</p>
      ))}
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
