import type { ComponentProps } from "react";
import { controlClasses } from "@/components/forms/control-classes";
import { Field, type FieldProps } from "@/components/forms/field";

interface TextFieldProps extends FieldProps, ComponentProps<"input"> {
  /** A warning that doesn't block submitting; null if there is none, undefined for a field that never has one. */
  warning?: string | null | undefined;
}

export function TextField({
  label,
  hint,
  error,
  warning,
  isOptional,
  isLabelHidden,
  id,
  className,
  ...props
}: TextFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      warning={warning}
      isOptional={isOptional}
      isLabelHidden={isLabelHidden}
      id={id}
      className={className}
    >
      {(attributes) => <input type="text" className={controlClasses} {...props} {...attributes} />}
    </Field>
  );
}
