import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { controlClasses } from "@/components/forms/control-classes";
import { Field, type FieldProps } from "@/components/forms/field";
import { joinClasses } from "@/lib/join-classes";

/** A native select with `<option>` children. */
type SelectFieldProps = FieldProps & ComponentProps<"select">;

export function SelectField({
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  id,
  className,
  ...props
}: SelectFieldProps) {
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
        <div className="relative">
          <select
            className={joinClasses(controlClasses, "appearance-none pr-11")}
            {...props}
            {...attributes}
          />
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 text-ink-soft"
          />
        </div>
      )}
    </Field>
  );
}
