import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { controlClasses } from "@/components/forms/control-classes";
import { Field, type FieldProps, splitProps } from "@/components/forms/field";
import { joinClasses } from "@/lib/join-classes";

/** A native select with `<option>` children. */
type SelectFieldProps = FieldProps & ComponentProps<"select">;

export function SelectField(props: SelectFieldProps) {
  const { frame, control } = splitProps(props);
  return (
    <Field {...frame}>
      {(attributes) => (
        <div className="relative">
          <select
            className={joinClasses(controlClasses, "appearance-none pr-11")}
            {...control}
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
