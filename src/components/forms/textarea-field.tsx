import type { ComponentProps } from "react";
import { controlClasses } from "@/components/forms/control-classes";
import { Field, type FieldProps } from "@/components/forms/field";

type TextareaFieldProps = FieldProps & ComponentProps<"textarea">;

export function TextareaField({
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  id,
  className,
  ...props
}: TextareaFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      isOptional={isOptional}
      isLabelHidden={isLabelHidden}
      id={id}
      className={className}
    >
      {(attributes) => (
        // With more space at the bottom, half a line would show there.
        <textarea rows={4} className={`${controlClasses} pb-1!`} {...props} {...attributes} />
      )}
    </Field>
  );
}
