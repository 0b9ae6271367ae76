import type { ComponentProps } from "react";
import { useFormContext } from "react-hook-form";
import type { FieldValues } from "@/components/editor/field-values";
import { fieldWording } from "@/components/editor/field-wording";
import { LevelRows } from "@/components/editor/level-rows";
import { isWarned, useListingWarning } from "@/components/editor/listing-warning";
import { CheckboxField } from "@/components/forms/checkbox-field";
import { RadioGroupField } from "@/components/forms/radio-group-field";
import { TextField } from "@/components/forms/text-field";
import { TextareaField } from "@/components/forms/textarea-field";
import type { WarnedField } from "@/lib/editor/listing-warnings";
import type { FieldColumn } from "@/lib/listings/field-columns";
import type { FieldKind } from "@/lib/listings/field-facts";
import { fieldFacts } from "@/lib/listings/fields";

/** The input attributes by kind of field. */
const inputs: Partial<Record<FieldKind, Pick<ComponentProps<"input">, "inputMode" | "type">>> = {
  price: { inputMode: "decimal" },
  count: { inputMode: "numeric" },
  year: { inputMode: "numeric" },
  "web address": { inputMode: "url" },
  npi: { inputMode: "numeric" },
  zip: { inputMode: "numeric" },
  phone: { type: "tel" },
};

/** The height of fields with several lines. */
const rowCounts = { text: 5, "web addresses": 3, names: 2 };

/** The control for a field of a listing, by its kind. Must be inside a `FormProvider`. */
export const FieldControl = ({ field }: { field: FieldColumn }) =>
  field === "membership_levels" ? <LevelRows /> : <SingleFieldControl field={field} />;

function SingleFieldControl({ field }: { field: Exclude<FieldColumn, "membership_levels"> }) {
  const { register, formState } = useFormContext<FieldValues>();
  const { kind, is, choices = {} } = fieldFacts(field);
  const { label, hint, placeholder, autoComplete, answers } = fieldWording(field);
  const props = { label, hint, error: formState.errors[field], ...register(field) };
  const [yes, no, unspecified] = answers;

  if (kind === "yes or no") return <CheckboxField {...props} />;
  if (kind === "yes, no, or unknown") {
    const options = [
      { value: "", label: unspecified },
      { value: "true", label: yes },
      { value: "false", label: no },
    ];
    return <RadioGroupField {...props} options={options} isCompact />;
  }
  if (kind === "choice") {
    const options = Object.entries(choices).map(([value, words]) => ({ value, label: words }));
    return (
      <RadioGroupField
        {...props}
        options={[{ value: "", label: unspecified }, ...options]}
        isCompact
      />
    );
  }
  const isOptional = !is.includes("needed");
  if (kind === "text" || kind === "web addresses" || kind === "names")
    return (
      <TextareaField
        {...props}
        isOptional={isOptional}
        placeholder={placeholder}
        rows={rowCounts[kind]}
        className="sm:col-span-full"
      />
    );
  const textProps = { ...props, isOptional, placeholder, autoComplete, ...inputs[kind] };
  return isWarned(field) ? (
    <WarnedTextField field={field} {...textProps} />
  ) : (
    <TextField {...textProps} />
  );
}

type WarnedTextFieldProps = ComponentProps<typeof TextField> & { field: WarnedField };

function WarnedTextField({ field, ...props }: WarnedTextFieldProps) {
  return <TextField {...props} warning={useListingWarning(field)} />;
}
