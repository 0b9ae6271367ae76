import type { ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import type { FieldError } from "@/components/forms/field";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { isCorrectionField } from "@/lib/listings/correction-fields";
import { fieldFacts, fieldKind, isYesOrNo } from "@/lib/listings/fields";

interface ProposedValueFieldProps {
  /** The field to correct; empty until one is chosen. */
  field: string;
  hint?: ReactNode;
  error: FieldError;
  registration: UseFormRegisterReturn;
}

const answers = { true: "Yes", false: "No" };

/** The control for the proposed value, by the kind of its field. */
export function ProposedValueField({ field, hint, error, registration }: ProposedValueFieldProps) {
  const props = { label: "What it should say", hint, error, ...registration };

  if (!isCorrectionField(field)) return <TextField {...props} />;
  const choices = isYesOrNo(field) ? answers : fieldFacts(field).choices;
  if (choices) {
    return (
      <SelectField {...props}>
        <option value="">Choose...</option>
        {Object.entries(choices).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </SelectField>
    );
  }
  if (fieldKind(field) === "price")
    return <TextField inputMode="decimal" {...props} hint="In dollars." />;
  return <TextField {...props} />;
}
