import { type ComponentProps, useId } from "react";
import { type FieldError, FieldNotes, messageOf, noteAttributes } from "@/components/forms/field";

interface CheckboxFieldProps extends Omit<ComponentProps<"input">, "type"> {
  label: string;
  hint?: string | undefined;
  error?: FieldError;
}

export function CheckboxField({ label, hint, error, id, className, ...props }: CheckboxFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const message = messageOf(error);

  return (
    <div className={className}>
      <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3 py-2 leading-snug">
        <input
          type="checkbox"
          className="size-5 shrink-0 cursor-pointer accent-primary"
          {...props}
          id={fieldId}
          {...noteAttributes(fieldId, Boolean(hint), Boolean(message))}
        />
        {label}
      </label>
      <div className="-mt-2 pl-8">
        <FieldNotes id={fieldId} hint={hint} message={message} />
      </div>
    </div>
  );
}
