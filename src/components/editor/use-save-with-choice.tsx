import { type ReactNode, useState } from "react";
import { type Choice, ConflictDialog } from "@/components/editor/conflict-dialog";
import { type ListingSave, useSaveListing } from "@/hooks/editor/save-listing";
import type { SaveConflict, SaveResult } from "@/lib/editor/save-result";

interface Question {
  conflicts: readonly SaveConflict[];
  /** Called with null to go on editing. */
  answer: (choices: ReadonlyMap<string, Choice> | null) => void;
}

interface SaveWithChoice {
  /** Resolves to null if the person goes on editing instead of choosing; rejects if saving fails. */
  save: (listing: ListingSave) => Promise<SaveResult | null>;
  isPending: boolean;
  error: Error | null;
  /** Render it anywhere in the form. */
  dialog: ReactNode;
}

/** Saves changes of a listing. If others have changed the same fields, the person chooses before anything is saved. */
export function useSaveWithChoice(errorTitle: string): SaveWithChoice {
  const { mutateAsync, isPending, error } = useSaveListing(errorTitle);
  const [question, setQuestion] = useState<Question | null>(null);

  async function save(listing: ListingSave): Promise<SaveResult | null> {
    const result = await mutateAsync(listing);
    const { conflicts, version } = result;
    if (conflicts.length === 0) return result;
    const choices = await new Promise<ReadonlyMap<string, Choice> | null>((answer) =>
      setQuestion({ conflicts, answer }),
    );
    setQuestion(null);
    if (!choices) return null;
    const chosen = conflicts.map(
      (conflict) => [conflict.field, conflict[choices.get(conflict.field) ?? "mine"]] as const,
    );
    const changes = { ...result.changes, ...Object.fromEntries(chosen) };
    // Others may have saved while the person chose.
    return save({ ...listing, version, changes });
  }

  const dialog = question && (
    <ConflictDialog
      conflicts={question.conflicts}
      onChoose={question.answer}
      onClose={() => question.answer(null)}
    />
  );
  return { save, isPending, error, dialog };
}
