import { ArrowRight } from "lucide-react";
import { PlaceMove } from "@/components/corrections/place-move";
import type { OpenCorrection } from "@/hooks/admin/corrections";
import { formatCorrection } from "@/lib/correction-fields";

/** What stands in the listing, and what should stand there. */
export function CorrectionComparison({ correction }: { correction: OpenCorrection }) {
  const { doctor, field, current_value, proposed_value, note } = correction;
  const stored = Object.entries(doctor).find(([column]) => column === field)?.[1] ?? "";
  const now = formatCorrection(field, String(stored));
  const then = formatCorrection(field, current_value);
  return (
    <>
      <dl className="mt-5 grid items-center gap-4 sm:grid-cols-[1fr_auto_1fr]">
        <div className="min-w-0 rounded-lg bg-danger-tint p-4">
          <dt className="text-sm">Current</dt>
          <dd className="break-words">{now}</dd>
        </div>
        <ArrowRight aria-hidden="true" className="mx-auto size-6 rotate-90 sm:rotate-0" />
        <div className="min-w-0 rounded-lg bg-sage p-4">
          <dt className="text-sm">Proposed</dt>
          <dd className="break-words">{formatCorrection(field, proposed_value)}</dd>
        </div>
      </dl>
      {then !== now && (
        <p className="mt-3 text-sm break-words text-ink-soft">
          When it was suggested, this stood there: {then}.
        </p>
      )}
      {field === "address_zip" && <PlaceMove listing={doctor} zip={proposed_value} />}
      {note && <p className="mt-4 break-words whitespace-pre-line">“{note}”</p>}
    </>
  );
}
