import { type SubmitEvent, useState } from "react";
import { Form } from "@/components/forms/form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { roleNames } from "@/lib/account/staff-roles";
import { compareValues } from "@/lib/editor/listing-history";
import type { SaveConflict } from "@/lib/editor/save-result";
import { formatSince } from "@/lib/format/dates";

/** The value of a conflict to save. */
export type Choice = "mine" | "theirs";

interface ConflictDialogProps {
  conflicts: readonly SaveConflict[];
  onChoose: (choices: ReadonlyMap<string, Choice>) => void;
  /** Called to go on editing; nothing is saved. */
  onClose: () => void;
}

/** Shows conflicting changes side by side, and asks which to keep. */
export function ConflictDialog({ conflicts, onChoose, onClose }: ConflictDialogProps) {
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const isSelf = conflicts.every((conflict) => conflict.isSelf);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // The dialog is rendered inside the listing's form, which would receive its events.
    event.stopPropagation();
    setWasSubmitted(true);
    if (conflicts.every(({ field }) => choices.has(field))) onChoose(choices);
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="max-w-3xl"
      title={
        isSelf ? "You changed this in another window" : "Someone else also changed this listing"
      }
      description="Nothing has been saved yet, and your changes are still here. Choose which version to keep; everything else will be saved as you typed it."
    >
      <Form onSubmit={submit} className="grid gap-6">
        {conflicts.map((conflict) => (
          <ConflictChoice
            key={conflict.field}
            conflict={conflict}
            isMissing={wasSubmitted && !choices.has(conflict.field)}
            onChoose={(choice) => setChoices(new Map(choices).set(conflict.field, choice))}
          />
        ))}
        <div className="flex flex-wrap justify-end gap-3">
          <DialogClose>
            <Button variant="ghost">Back to editing</Button>
          </DialogClose>
          <Button type="submit">Save</Button>
        </div>
      </Form>
    </Dialog>
  );
}

interface ConflictChoiceProps {
  conflict: SaveConflict;
  isMissing: boolean;
  onChoose: (choice: Choice) => void;
}

function ConflictChoice({ conflict, isMissing, onChoose }: ConflictChoiceProps) {
  const { field, mine, theirs } = conflict;
  const words = compareValues(field, mine, theirs);
  const error = `${field}-choice`;
  const options = [
    { choice: "mine" as const, label: "Keep mine", value: words.one },
    {
      choice: "theirs" as const,
      label: conflict.isSelf ? "Use the other version" : "Use theirs",
      value: words.other,
    },
  ];
  return (
    <fieldset {...(isMissing ? { "aria-describedby": error } : {})}>
      <legend className="text-lg font-semibold">{words.label}</legend>
      <p className="mb-2 text-sm text-ink-soft">{describeAuthor(conflict)}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {options.map(({ choice, label, value }) => (
          <label
            key={choice}
            className="flex cursor-pointer items-start gap-3 rounded-md border border-line-strong bg-surface px-4 py-2.5 transition-colors hover:border-ink-soft has-checked:border-primary has-checked:bg-sage has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={field}
              className="mt-1 size-5 shrink-0 cursor-pointer accent-primary outline-none"
              onChange={() => onChoose(choice)}
            />
            <span className="min-w-0">
              <span className="block text-sm text-ink-soft">{label}</span>{" "}
              <span className="block max-h-60 overflow-y-auto break-words whitespace-pre-line">
                {value}
              </span>
            </span>
          </label>
        ))}
      </div>
      {isMissing && (
        <p id={error} role="alert" className="mt-2 text-sm font-semibold text-danger">
          Choose one of the two
        </p>
      )}
    </fieldset>
  );
}

/** "Maria Chen (manager) changed this 2 minutes ago." */
function describeAuthor({ changedBy, role, isSelf, changedAt }: SaveConflict): string {
  const when = `changed this ${formatSince(changedAt)}.`;
  if (isSelf) return `You ${when}`;
  const roleName = role === "admin" ? "admin" : role && roleNames[role].toLowerCase();
  return `${changedBy ?? "Someone"}${roleName ? ` (${roleName})` : ""} ${when}`;
}
