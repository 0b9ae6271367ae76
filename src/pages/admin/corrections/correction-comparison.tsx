import { PlaceMove } from "@/components/corrections/place-move";
import { Comparison } from "@/components/moderation/comparison";
import type { OpenCorrection } from "@/hooks/corrections/queue";
import { formatCorrection } from "@/lib/listings/correction-fields";

/** Compares the current value with the suggested one. */
export function CorrectionComparison({ correction }: { correction: OpenCorrection }) {
  const { listing, field, current_value, proposed_value, note } = correction;
  const stored = Object.entries(listing).find(([column]) => column === field)?.[1] ?? "";
  const now = formatCorrection(field, String(stored));
  const valueWhenSuggested = formatCorrection(field, current_value);
  return (
    <>
      <Comparison
        before={{ term: "Current", value: now }}
        after={{ term: "Proposed", value: formatCorrection(field, proposed_value) }}
      />
      {valueWhenSuggested !== now && (
        <p className="mt-3 text-sm break-words text-ink-soft">
          Value when the correction was suggested: {valueWhenSuggested}
        </p>
      )}
      {field === "address_zip" && <PlaceMove listing={listing} zip={proposed_value} />}
      {note && <p className="mt-4 break-words whitespace-pre-line">“{note}”</p>}
    </>
  );
}
