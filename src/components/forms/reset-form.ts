interface FormSnapshots<Values> {
  /** The form values when saving started. */
  sent: Values;
  /** The current form values. */
  typed: Values;
  /** The saved values. */
  saved: Values;
  /** Changed fields that were not part of the save. */
  unsent?: readonly string[];
}

/** Resets a form after saving. Changes that were not sent, or made during the save, remain unsaved changes. */
export function resetForm<Values extends object>(
  reset: (values: Values, options?: { keepDefaultValues: boolean }) => void,
  { sent, typed, saved, unsent = [] }: FormSnapshots<Values>,
): void {
  const submitted = new Map<string, unknown>(Object.entries(sent));
  const editedSince = Object.entries(typed).filter(
    ([name, value]) =>
      unsent.includes(name) || JSON.stringify(value) !== JSON.stringify(submitted.get(name)),
  );
  reset(saved);
  if (editedSince.length === 0) return;
  reset({ ...saved, ...Object.fromEntries(editedSince) }, { keepDefaultValues: true });
}
