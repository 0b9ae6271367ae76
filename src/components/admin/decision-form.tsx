import { type SubmitEvent, useState } from "react";
import { TextareaField } from "@/components/forms/textarea-field";
import { Button } from "@/components/ui/button";
import { AppError } from "@/lib/errors";
import { neighborOfRow } from "@/lib/row-focus";

interface DecisionFormProps {
  noteLabel: string;
  noteHint?: string;
  acceptLabel: string;
  refuseLabel?: string;
  /** What is said when a refusal comes without a note; without it, no note is needed. */
  missingNote?: string;
  onDecide: (isAccepted: boolean, note: string) => Promise<void>;
}

/** Accepts or refuses what its row shows. When the row has been decided, the focus goes to the next one. */
export function DecisionForm({
  noteLabel,
  noteHint,
  acceptLabel,
  refuseLabel,
  missingNote,
  onDecide,
}: DecisionFormProps) {
  const [note, setNote] = useState("");
  const [error, setError] = useState<string>();
  const [busyWith, setBusyWith] = useState<"accept" | "refuse" | null>(null);

  async function decide(event: SubmitEvent<HTMLFormElement>, isAccepted: boolean) {
    const form = event.currentTarget;
    if (!isAccepted && missingNote && !note.trim()) {
      setError(missingNote);
      form.querySelector("textarea")?.focus();
      return;
    }
    setBusyWith(isAccepted ? "accept" : "refuse");
    const neighbor = neighborOfRow(form);
    try {
      await onDecide(isAccepted, note.trim());
      neighbor?.focus();
    } catch (failure) {
      // The toast has said why. Somebody else's decision takes the row away as well.
      if (failure instanceof AppError && failure.kind === "conflict") neighbor?.focus();
    }
    setBusyWith(null);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busyWith) return;
    const { submitter } = event.nativeEvent;
    void decide(event, !(submitter instanceof HTMLButtonElement && submitter.value === "refuse"));
  }

  return (
    <form noValidate onSubmit={submit} className="mt-6 grid gap-4 border-t border-line pt-5">
      <TextareaField
        label={noteLabel}
        hint={noteHint}
        error={error}
        rows={2}
        maxLength={500}
        value={note}
        onChange={(event) => {
          setNote(event.target.value);
          setError(undefined);
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" isBusy={busyWith === "accept"}>
          {acceptLabel}
        </Button>
        {refuseLabel && (
          <Button
            type="submit"
            size="sm"
            variant="secondary"
            value="refuse"
            isBusy={busyWith === "refuse"}
          >
            {refuseLabel}
          </Button>
        )}
      </div>
    </form>
  );
}
