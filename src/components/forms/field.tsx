import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { FieldWarning } from "@/components/forms/field-warning";
import { Trans } from "@/components/ui/messages";
import { joinClasses } from "@/lib/join-classes";

/** An error message, or a form library's error object. */
export type FieldError = string | { message?: string | undefined } | undefined;

/** The props of every field besides the attributes of its control. */
export interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: FieldError;
  isOptional?: boolean | undefined;
  isLabelHidden?: boolean | undefined;
}

export interface ControlAttributes {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

interface FrameProps extends FieldProps {
  /** A warning that doesn't block submitting; null if there is none, undefined for a field that never has one. */
  warning?: string | null | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

interface FieldFrameProps extends FrameProps {
  children: (attributes: ControlAttributes) => ReactNode;
}

/** Separates the props of a field from those of its control. */
export function splitProps<Props extends FrameProps>({
  label,
  hint,
  error,
  warning,
  isOptional,
  isLabelHidden,
  id,
  className,
  ...control
}: Props) {
  return {
    frame: { label, hint, error, warning, isOptional, isLabelHidden, id, className },
    control,
  };
}

/** Renders label, hint, and error around a control and passes it the attributes that connect them. */
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
  // An error replaces a warning.
  const visibleWarning = message ? null : warning;

  return (
    <div className={className}>
      <label
        htmlFor={fieldId}
        className={isLabelHidden ? "sr-only" : "mb-1.5 block text-sm font-semibold"}
      >
        <span>{label}</span>
        {isOptional && (
          <>
            {" "}
            <span className="font-normal text-ink-soft">
              <Trans>(optional)</Trans>
            </span>
          </>
        )}
      </label>
      {children({
        id: fieldId,
        ...noteAttributes(fieldId, Boolean(hint), Boolean(message), Boolean(visibleWarning)),
      })}
      <FieldNotes id={fieldId} hint={hint} message={message} />
      {warning !== undefined && (
        <FieldWarning id={`${fieldId}-warning`} text={visibleWarning ?? null} />
      )}
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

/** The hint and error below a control, with the ids that `noteAttributes` refers to. */
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
          <span>{message}</span>
        </p>
      )}
    </>
  );
}
