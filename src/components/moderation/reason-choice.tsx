import { type SubmitEvent, useId, useState } from "react";
import { Form } from "@/components/forms/form";
import { TextareaField } from "@/components/forms/textarea-field";
import { Button } from "@/components/ui/button";
import { KeyHint } from "@/components/ui/key-hint";
import { takeFocus } from "@/lib/browser/take-focus";
import { reportsLimits } from "@/lib/supabase/column-limits";

/** The prompt for a reason before a decision. */
export interface ReasonPrompt {
  title: string;
  /** Who will see the reason. */
  hint: string;
  /** Suggested reasons. */
  reasons: readonly string[];
  /** Label of the button that sends the typed reason. */
  send: string;
  /** The error for an empty reason. Without it, the reason is optional. */
  missing?: string;
}

interface ReasonChoiceProps {
  question: ReasonPrompt;
  isBusy: boolean;
  /** The typed reason, which the parent keeps while the prompt is closed. */
  text: string;
  onTextChange: (text: string) => void;
  onChoose: (reason: string) => void;
  onCancel: () => void;
}

/** Asks for a reason: a click or a number key chooses a suggested one, or the admin types their own. */
export function ReasonChoice({
  question: { title, hint, reasons, send, missing },
  isBusy,
  text,
  onTextChange,
  onChoose,
  onCancel,
}: ReasonChoiceProps) {
  const id = useId();
  const [error, setError] = useState<string>();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    if (!missing || text.trim()) {
      onChoose(text.trim());
      return;
    }
    setError(missing);
    event.currentTarget.querySelector("textarea")?.focus();
  }

  return (
    <Form onSubmit={submit} className="mt-5 rounded-lg bg-sage p-4 sm:p-5">
      <fieldset
        ref={takeFocus}
        tabIndex={-1}
        aria-describedby={`${id}-hint`}
        className="grid min-w-0 gap-4"
      >
        <legend className="float-left w-full font-semibold">{title}</legend>
        <p id={`${id}-hint`} className="-mt-3 text-sm text-ink-soft">
          {hint}
        </p>
        <ol className="grid gap-2 empty:hidden lg:grid-cols-2">
          {reasons.map((reason, index) => (
            <li key={reason} className="grid">
              <Button
                size="sm"
                variant="secondary"
                isBusy={isBusy}
                aria-keyshortcuts={`${index + 1}`}
                className="justify-start text-left"
                onClick={() => onChoose(reason)}
              >
                <KeyHint>{index + 1}</KeyHint>
                {reason}
              </Button>
            </li>
          ))}
        </ol>
        <TextareaField
          label={reasons.length > 0 ? "Or enter your own reason" : "Reason"}
          error={error}
          rows={2}
          maxLength={reportsLimits.resolution[1]}
          value={text}
          onChange={(event) => {
            onTextChange(event.target.value);
            setError(undefined);
          }}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="sm" isBusy={isBusy}>
            {send}
          </Button>
          <Button size="sm" variant="ghost" aria-keyshortcuts="Escape" onClick={onCancel}>
            Cancel
            <KeyHint>Esc</KeyHint>
          </Button>
        </div>
      </fieldset>
    </Form>
  );
}
