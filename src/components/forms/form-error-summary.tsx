import type { MouseEvent } from "react";
import { joinClasses } from "@/lib/join-classes";

export interface SummarizedError {
  message: string;
  /** The `name` of the field it is about; pressing the message goes there. */
  fieldName?: string;
}

interface FormErrorSummaryProps {
  title?: string;
  errors: readonly SummarizedError[];
  className?: string;
}

// At module level, so that React calls it once, when the summary appears, and not at every render.
function takeFocus(summary: HTMLElement | null) {
  summary?.focus();
}

function goToField(event: MouseEvent<HTMLButtonElement>) {
  const field = event.currentTarget.form?.elements.namedItem(event.currentTarget.value);
  const control = field instanceof RadioNodeList ? field[0] : field;
  if (control instanceof HTMLElement) control.focus();
}

/** Lists what is wrong and takes the focus as it appears. Place it inside the form; give it the count of tries as
 * `key`, so that it takes the focus again after every failed one. */
export function FormErrorSummary({
  title = "Please check the form",
  errors,
  className,
}: FormErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <div
      ref={takeFocus}
      tabIndex={-1}
      role="alert"
      className={joinClasses("rounded-lg bg-danger-tint px-5 py-4", className)}
    >
      <p className="font-semibold text-danger">{title}</p>
      <ul className="mt-1 list-disc pl-5 text-sm">
        {errors.map(({ message, fieldName }) => (
          <li key={`${fieldName}: ${message}`}>
            {fieldName ? (
              <button
                type="button"
                value={fieldName}
                onClick={goToField}
                className="min-h-11 py-1.5 text-left underline underline-offset-4"
              >
                {message}
              </button>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
