interface FormSnapshots<Values> {
  /** The form values when saving started. */
  sent: Values;
  /** The current form values. */
  typed: Values;
  /** The saved values. */
  saved: Values;
}

/** Resets a form after saving. Changes made during the save remain unsaved changes. */
export function resetForm<Values extends object>(
  reset: (values: Values, options?: { keepDefaultValues: boolean }) => void,
  { sent, typed, saved }: FormSnapshots<Values>,
): void {
  const submitted = new Map<string, unknown>(Object.entries(sent));
  const editedSince = Object.entries(typed).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(submitted.get(name)),
  );
  reset(saved);
  if (editedSince.length === 0) return;
  reset({ ...saved, ...Object.fromEntries(editedSince) }, { keepDefaultValues: true });
}
