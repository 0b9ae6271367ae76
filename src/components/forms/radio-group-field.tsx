import { type ComponentProps, useId } from "react";
import { type FieldError, FieldNotes, messageOf, noteAttributes } from "@/components/forms/field";
import { joinClasses } from "@/lib/join-classes";

export interface RadioOption {
  value: string;
  label: string;
  hint?: string;
}

/** The other attributes (`name`, `onChange`, `ref`, `defaultValue` …) go to every radio button. */
interface RadioGroupFieldProps extends Omit<ComponentProps<"input">, "type" | "value"> {
  label: string;
  options: readonly RadioOption[];
  hint?: string | undefined;
  error?: FieldError;
  /** The selected option, for controlled forms. */
  value?: string;
  /** Joins the options on phones, so that they take less space. */
  isCompact?: boolean;
}

export function RadioGroupField({
  label,
  options,
  hint,
  error,
  value,
  defaultValue,
  id,
  className,
  isCompact = false,
  ...props
}: RadioGroupFieldProps) {
  const ownId = useId();
  const groupId = id ?? ownId;
  const message = messageOf(error);
  const choice = (option: RadioOption) => ({
    ...(value !== undefined && { checked: value === option.value }),
    ...(defaultValue !== undefined && { defaultChecked: defaultValue === option.value }),
  });

  return (
    <fieldset
      aria-describedby={
        noteAttributes(groupId, Boolean(hint), Boolean(message))["aria-describedby"]
      }
      className={className}
    >
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div
        className={joinClasses(
          "grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]",
          isCompact && "max-sm:gap-0 max-sm:pt-px",
        )}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={joinClasses(
              "flex min-h-12 cursor-pointer items-start gap-3 rounded-md border bg-surface px-4 py-2.5 transition-colors hover:border-ink-soft has-checked:border-primary has-checked:bg-sage has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
              message ? "border-danger" : "border-line-strong",
              isCompact &&
                "max-sm:-mt-px max-sm:min-h-11 max-sm:rounded-none max-sm:py-2 max-sm:first:rounded-t-md max-sm:last:rounded-b-md",
            )}
          >
            <input
              type="radio"
              className="mt-1 size-5 shrink-0 cursor-pointer accent-primary outline-none"
              {...props}
              {...choice(option)}
              value={option.value}
            />
            <span>
              {option.label}
              {option.hint && <span className="block text-sm text-ink-soft">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes id={groupId} hint={hint} message={message} />
    </fieldset>
  );
}
