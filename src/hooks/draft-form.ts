import { useState } from "react";
import { type FieldValues, type UseFormProps, useForm } from "react-hook-form";
import { useFormDraft } from "@/hooks/form-draft";
import { clearDraft } from "@/lib/browser/draft";
import { readStoredUserId } from "@/lib/supabase/session-hint";

type DraftFormProps<Values extends FieldValues, Context, Output> = UseFormProps<
  Values,
  Context,
  Output
> & {
  /** Returns the name of the draft: see `draft-names.ts`. */
  draft: (userId: string | null) => string;
};

/**
 * Like `useForm`, but stores the typed values on this device until `clearDraft` is called, and restores them the next time. Use it
 * for every form that sends text.
 */
export function useDraftForm<Values extends FieldValues, Context, Output>({
  draft,
  ...options
}: DraftFormProps<Values, Context, Output>) {
  const form = useForm<Values, Context, Output>(options);
  // The stored session is known at once, so that no text is stored as a visitor's while the session loads.
  const name = draft(readStoredUserId());
  const [saved] = useState(() => form.getValues());
  useFormDraft({ form, name, saved, version: null });
  return { ...form, clearDraft: () => clearDraft(name) };
}
