import { Comparison } from "@/components/moderation/comparison";
import { NpiCheck } from "@/components/moderation/npi-check";
import type { OpenChange } from "@/hooks/listings/changes";
import { fieldLabel } from "@/lib/listings/fields";
import { cliniciansChange } from "@/lib/listings/read-clinicians";
import { officesChange } from "@/lib/offices/offices-change";

function shown(column: string, value: unknown) {
  if (value === null || value === undefined || value === "") return "Nothing";
  return column === "npi" ? <NpiCheck npi={String(value)} /> : String(value);
}

function compare(column: string, now: unknown, wanted: unknown) {
  if (column === "clinicians") return cliniciansChange(now, wanted);
  if (column === "offices") return officesChange(now, wanted);
  return {
    label: fieldLabel(column),
    before: shown(column, now),
    after: shown(column, wanted),
  };
}

/** What stands in the listing and what its owner wants instead, field by field. */
export function ChangeComparison({ change: { listing, proposed } }: { change: OpenChange }) {
  const wanted = new Map(Object.entries(Object(proposed)));
  // In the order in which a listing shows them.
  return Object.entries(listing)
    .filter(([column]) => wanted.has(column))
    .map(([column, now]) => {
      const { label, before, after } = compare(column, now, wanted.get(column));
      return (
        <Comparison
          key={column}
          label={label}
          before={{ term: "Public now", value: before }}
          after={{ term: "Wanted", value: after }}
        />
      );
    });
}
