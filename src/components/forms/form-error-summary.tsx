import type { MouseEvent } from "react";
import { focusControl, focusOnMount } from "@/lib/browser/focus";

export interface SummarizedError {
  message: string;
  /** The `name` of the invalid field, which a click on the message focuses. */
  fieldName?: string;
}

function goToField(event: MouseEvent<HTMLButtonElement>) {
  const field = event.currentTarget.form?.elements.namedItem(event.currentTarget.value);
  const control = field instanceof RadioNodeList ? field[0] : field;
  if (control instanceof HTMLElement) focusControl(control);
}

/** Lists the errors and takes focus when it appears. Place it inside the form, and use the number of attempts as its `key`
 * so that it takes focus again after each failed attempt. */
export function FormErrorSummary({ errors }: { errors: readonly SummarizedError[] }) {
  if (errors.length === 0) return null;
  return (
    <div
      ref={focusOnMount}
      tabIndex={-1}
      role="alert"
      className="rounded-lg bg-danger-tint px-5 py-4"
    >
      <p className="font-semibold text-danger">Please check your entries</p>
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
