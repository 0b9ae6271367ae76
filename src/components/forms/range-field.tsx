import type { ComponentProps } from "react";
import { Field, type FieldProps } from "@/components/forms/field";

type RangeFieldProps = Pick<FieldProps, "label"> & Omit<ComponentProps<"input">, "type">;

/** A slider. */
export function RangeField({ label, id, className, ...props }: RangeFieldProps) {
  return (
    <Field label={label} id={id} className={className}>
      {(wiring) => (
        <input
          type="range"
          className="block h-11 w-full cursor-pointer rounded-md accent-primary disabled:cursor-not-allowed disabled:opacity-50"
          {...props}
          {...wiring}
        />
      )}
    </Field>
  );
}
