import { FieldChange } from "@/components/listings/field-change";
import { correctionLabel, formatCorrection } from "@/lib/listings/correction-fields";

interface CorrectionChangeProps {
  correction: { field: string; current_value: string | null; proposed_value: string };
}

/** A correction's field, current value, and proposed value. */
export function CorrectionChange({ correction }: CorrectionChangeProps) {
  const { field, current_value, proposed_value } = correction;
  return (
    <div className="mt-2">
      <FieldChange
        label={correctionLabel(field)}
        before={formatCorrection(field, current_value)}
        after={formatCorrection(field, proposed_value)}
      />
    </div>
  );
}
