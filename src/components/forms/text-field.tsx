import type { ComponentProps } from "react";
import { controlClasses } from "@/components/forms/control-classes";
import { Field, type FieldProps } from "@/components/forms/field";

type TextFieldProps = FieldProps & ComponentProps<"input">;

export function TextField({
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  id,
  className,
  ...props
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, isOptional, isLabelHidden, id, className }}>
      {(wiring) => <input type="text" className={controlClasses} {...props} {...wiring} />}
    </Field>
  );
}
