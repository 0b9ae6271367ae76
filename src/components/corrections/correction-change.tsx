import { correctionLabel, formatCorrection } from "@/lib/correction-fields";

interface CorrectionChangeProps {
  correction: { field: string; current_value: string | null; proposed_value: string };
}

/** A correction as a comparison: the field, what stood there, what shall stand there. */
export function CorrectionChange({ correction }: CorrectionChangeProps) {
  const { field, current_value, proposed_value } = correction;
  return (
    <p className="mt-2 break-words">
      <span className="font-semibold">{correctionLabel(field)}:</span>{" "}
      <del className="text-ink-soft">{formatCorrection(field, current_value)}</del>{" "}
      <span aria-hidden="true">→</span>
      <span className="sr-only">becomes</span> <ins>{formatCorrection(field, proposed_value)}</ins>
    </p>
  );
}
