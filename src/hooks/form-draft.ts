import { useEffect, useState } from "react";
import { type FieldValues, type UseFormProps, type UseFormReturn, useForm } from "react-hook-form";
import { clearDraft, saveDraft } from "@/lib/browser/draft";
import { formDraft } from "@/lib/browser/draft-names";
import { restoreForm } from "@/lib/browser/restore-form";
import { readStoredUserId } from "@/lib/supabase/session-hint";

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
 * Stores the typed values of a form on this device until they are saved or discarded, and restores
 * them the next time. Returns what was restored, for a notice that offers to discard it.
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

type DraftFormProps<Values extends FieldValues, Context, Output> = UseFormProps<
  Values,
  Context,
  Output
> & {
  /** The name of the form and of what it is about: see `formDraft`. */
  draft: string;
};

/**
 * Like `useForm`, but stores the typed values on this device until `clearDraft` is called, and
 * restores them the next time. For forms that are sent once.
 */
export function useFormWithDraft<Values extends FieldValues, Context, Output>({
  draft,
  ...options
}: DraftFormProps<Values, Context, Output>) {
  const form = useForm<Values, Context, Output>(options);
  // The stored session is known at once, so that no text is stored as a visitor's while the session loads.
  const name = formDraft(draft, readStoredUserId());
  const [saved] = useState(() => form.getValues());
  useFormDraft({ form, name, saved, version: null });
  return { ...form, clearDraft: () => clearDraft(name) };
}
