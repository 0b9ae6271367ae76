import { useState } from "react";
import { type FieldValues, type UseFormProps, useForm } from "react-hook-form";
import { useFormDraft } from "@/hooks/form-draft";
import { clearDraft } from "@/lib/browser/draft";
import { formDraft } from "@/lib/browser/draft-names";
import { readStoredUserId } from "@/lib/supabase/session-hint";

type DraftFormProps<Values extends FieldValues, Context, Output> = UseFormProps<
  Values,
  Context,
  Output
> & {
  /** The name of the form and of what it is about: see `formDraft`. */
  draft: string;
};

/**
 * Like `useForm`, but stores the typed values on this device until `clearDraft` is called, and restores them the next time. For
 * forms that are sent once.
 */
export function useDraftForm<Values extends FieldValues, Context, Output>({
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
