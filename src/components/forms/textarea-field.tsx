import type { ComponentProps } from "react";
import { controlClasses } from "@/components/forms/control-classes";
import { Field, type FieldProps, splitProps } from "@/components/forms/field";

type TextareaFieldProps = FieldProps & ComponentProps<"textarea">;

export function TextareaField(props: TextareaFieldProps) {
  const { frame, control } = splitProps(props);
  return (
    <Field {...frame}>
      {(attributes) => (
        // With more space at the bottom, half a line would show there.
        <textarea rows={4} className={`${controlClasses} pb-1!`} {...control} {...attributes} />
      )}
    </Field>
  );
}
