import { useEffect, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { clearDraft, saveDraft } from "@/lib/browser/draft";
import { restoreForm } from "@/lib/browser/restore-form";

interface FormDraft<Values extends FieldValues, Context, Output> {
  form: UseFormReturn<Values, Context, Output>;
  /** The name of the draft: see `draft-names.ts`. */
  name: string;
  /** The values that are saved, which the form starts with. */
  saved: Values;
  /** Their version; null if never saved. */
  version: number | null;
}

/**
 * Stores the typed values of a form on this device until they are saved or discarded, and restores them the next time. Returns
 * what was restored, for a notice that offers to discard it.
 */
export function useFormDraft<Values extends FieldValues, Context, Output>({
  form,
  name,
  saved,
  version,
}: FormDraft<Values, Context, Output>) {
  const [restored, setRestored] = useState(() => restoreForm(name, saved));
  // The version that the form is based on; a restored draft keeps its original one.
  const [base, setBase] = useState(restored ? restored.version : version);
  const { reset, subscribe } = form;

  useEffect(() => {
    if (restored) reset(restored.values, { keepDefaultValues: true });
  }, [restored, reset]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, defaultValues, isDirty }) => {
          if (isDirty) saveDraft(name, { values, base: defaultValues, version: base });
          else clearDraft(name);
        },
      }),
    [subscribe, name, base],
  );

  return {
    restored,
    /** Whether the restored draft was typed over a version that is no longer the latest. */
    isOutdated: restored !== null && restored.version !== version,
    /** Resets the form to the saved values. Returns a function that undoes it. */
    discard: () => {
      clearDraft(name);
      setRestored(null);
      setBase(version);
      reset(saved);
      return () => {
        setRestored(restored);
        setBase(base);
      };
    },
    /** The version that the form is based on, to be sent when saving. */
    version: base,
    /** Call this once the form has been saved as this version. */
    markSaved: (savedVersion: number | null) => {
      setRestored(null);
      setBase(savedVersion);
    },
  };
}
