import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { FieldWarning } from "@/components/forms/field-warning";
import { joinClasses } from "@/lib/join-classes";

/** A message, or what a form library keeps for a field: an object that may hold one. */
export type FieldError = string | { message?: string | undefined } | undefined;

/** What every field takes, beside the attributes of its own element. */
export interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: FieldError;
  isOptional?: boolean | undefined;
  isLabelHidden?: boolean | undefined;
}

export interface FieldWiring {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

interface FieldFrameProps extends FieldProps {
  /** What may be wrong, and blocks nothing: null when nothing is, and left out of a field that never has one. */
  warning?: string | null | undefined;
  id?: string | undefined;
  className?: string | undefined;
  children: (wiring: FieldWiring) => ReactNode;
}

/** Puts label, hint and error around a control and hands it the attributes that tie them together. */
export function Field({
  label,
  hint,
  error,
  warning,
  isOptional = false,
  isLabelHidden = false,
  id,
  className,
  children,
}: FieldFrameProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const message = messageOf(error);
  // What refuses the field says more than what only doubts it.
  const doubt = message ? null : warning;

  return (
    <div className={className}>
      <label
        htmlFor={fieldId}
        className={isLabelHidden ? "sr-only" : "mb-1.5 block text-sm font-semibold"}
      >
        {label}
        {isOptional && (
          <>
            {" "}
            <span className="font-normal text-ink-soft">(optional)</span>
          </>
        )}
      </label>
      {children({
        id: fieldId,
        ...noteAttributes(fieldId, Boolean(hint), Boolean(message), Boolean(doubt)),
      })}
      <FieldNotes id={fieldId} hint={hint} message={message} />
      {warning !== undefined && <FieldWarning id={`${fieldId}-warning`} text={doubt ?? null} />}
    </div>
  );
}

export function messageOf(error: FieldError): string | undefined {
  return typeof error === "string" ? error || undefined : error?.message;
}

export function noteAttributes(
  id: string,
  hasHint: boolean,
  hasError: boolean,
  hasWarning = false,
) {
  return {
    "aria-invalid": hasError || undefined,
    "aria-describedby":
      joinClasses(
        hasHint && `${id}-hint`,
        hasError && `${id}-error`,
        hasWarning && `${id}-warning`,
      ) || undefined,
  };
}

interface FieldNotesProps {
  id: string;
  hint?: ReactNode;
  message?: string | undefined;
}

/** The hint and the error below a control, with the ids that `noteAttributes` names. */
export function FieldNotes({ id, hint, message }: FieldNotesProps) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {message && (
        <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-sm font-medium text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {message}
        </p>
      )}
    </>
  );
}
