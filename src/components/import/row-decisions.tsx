import { RadioGroupField } from "@/components/forms/radio-group-field";
import { TextLink } from "@/components/ui/text-link";
import type { RowDecision } from "@/lib/import/decisions";
import type { ImportMode } from "@/lib/import/mode";
import type { ImportResult } from "@/lib/import/plan";
import { paths } from "@/lib/paths";

interface RowDecisionsProps {
  result: ImportResult;
  mode: ImportMode;
  onDecide: (decision: RowDecision) => void;
}

/** The decisions about a row: which listing it matches, and whether to remove what the file doesn't include. */
export function RowDecisions(props: RowDecisionsProps) {
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
      <p className="font-semibold">The listing has these, but the file doesn’t include them:</p>
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
