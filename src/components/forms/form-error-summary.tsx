import type { MouseEvent } from "react";
import { focusControl } from "@/lib/browser/focus";
import { joinClasses } from "@/lib/join-classes";

export interface SummarizedError {
  message: string;
  /** The `name` of the invalid field, which a click on the message focuses. */
  fieldName?: string;
}

interface FormErrorSummaryProps {
  title?: string;
  errors: readonly SummarizedError[];
  className?: string;
}

// At module level, so that React calls the ref once and not on every render.
function focusOnMount(summary: HTMLElement | null) {
  summary?.focus();
}

function goToField(event: MouseEvent<HTMLButtonElement>) {
  const field = event.currentTarget.form?.elements.namedItem(event.currentTarget.value);
  const control = field instanceof RadioNodeList ? field[0] : field;
  if (control instanceof HTMLElement) focusControl(control);
}

/** Lists the errors and takes focus when it appears. Place it inside the form, and use the number of attempts as its `key`
 * so that it takes focus again after each failed attempt. */
export function FormErrorSummary({
  title = "Please check your entries",
  errors,
  className,
}: FormErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <div
      ref={focusOnMount}
      tabIndex={-1}
      role="alert"
      className={joinClasses("rounded-lg bg-danger-tint px-5 py-4", className)}
    >
      <p className="font-semibold text-danger">{title}</p>
      <ul className="mt-1 text-sm">
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
