import { Comparison } from "@/components/moderation/comparison";
import { NpiCheck } from "@/components/moderation/npi-check";
import type { OpenChange } from "@/hooks/listings/changes";
import { fieldLabel } from "@/lib/listings/fields";

function shown(column: string, value: unknown) {
  if (value === null || value === undefined || value === "") return "Nothing";
  return column === "npi" ? <NpiCheck npi={String(value)} /> : String(value);
}

/** What stands in the listing and what its owner wants instead, field by field. */
export function ChangeComparison({ change: { listing, proposed } }: { change: OpenChange }) {
  const wanted = new Map(Object.entries(Object(proposed)));
  // In the order in which a listing shows them.
  return Object.entries(listing)
    .filter(([column]) => wanted.has(column))
    .map(([column, now]) => (
      <Comparison
        key={column}
        label={fieldLabel(column)}
        before={{ term: "Public now", value: shown(column, now) }}
        after={{ term: "Wanted", value: shown(column, wanted.get(column)) }}
      />
    ));
}
