import { Comparison } from "@/components/moderation/comparison";
import { NpiCheck } from "@/components/moderation/npi-check";
import type { PendingChange } from "@/hooks/listings/changes";
import { fieldLabel } from "@/lib/listings/fields";
import { cliniciansChange } from "@/lib/listings/read-clinicians";
import { officesChange } from "@/lib/offices/offices-change";

function formatValue(column: string, value: unknown) {
  if (value === null || value === undefined || value === "") return "Nothing";
  return column === "npi" ? <NpiCheck npi={String(value)} /> : String(value);
}

function compare(column: string, now: unknown, proposed: unknown) {
  if (column === "clinicians") return cliniciansChange(now, proposed);
  if (column === "offices") return officesChange(now, proposed);
  return {
    label: fieldLabel(column),
    before: formatValue(column, now),
    after: formatValue(column, proposed),
  };
}

/** Compares the published values with the ones the owner proposed, field by field. */
export function ChangeComparison({ change: { listing, proposed } }: { change: PendingChange }) {
  const proposedValues = new Map(Object.entries(Object(proposed)));
  // Fields appear in the same order as on the listing.
  return Object.entries(listing)
    .filter(([column]) => proposedValues.has(column))
    .map(([column, now]) => {
      const { label, before, after } = compare(column, now, proposedValues.get(column));
      return (
        <Comparison
          key={column}
          label={label}
          before={{ term: "Published", value: before }}
          after={{ term: "Proposed", value: after }}
        />
      );
    });
}
