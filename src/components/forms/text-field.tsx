import type { ComponentProps } from "react";
import { controlClasses } from "@/components/forms/control-classes";
import { Field, type FieldProps, splitProps } from "@/components/forms/field";

interface TextFieldProps extends FieldProps, ComponentProps<"input"> {
  /** A warning that doesn't block submitting; null if there is none, undefined for a field that never has one. */
  warning?: string | null | undefined;
}

export function TextField(props: TextFieldProps) {
  const { frame, control } = splitProps(props);
  return (
    <Field {...frame}>
      {(attributes) => (
        <input type="text" className={controlClasses} {...control} {...attributes} />
      )}
    </Field>
  );
}
