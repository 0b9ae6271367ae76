interface Contents<Values> {
  /** The form values when saving started. */
  sent: Values;
  /** The current form values. */
  typed: Values;
  /** The saved values. */
  saved: Values;
  /** Changed fields that were not part of the save. */
  unsent?: readonly string[];
}

/** Resets a form after saving. Changes that were not sent, or made while it was being saved, stay as unsaved changes. */
export function resetForm<Values extends object>(
  reset: (values: Values, options?: { keepDefaultValues: boolean }) => void,
  { sent, typed, saved, unsent = [] }: Contents<Values>,
): void {
  const before = new Map<string, unknown>(Object.entries(sent));
  const later = Object.entries(typed).filter(
    ([name, value]) =>
      unsent.includes(name) || JSON.stringify(value) !== JSON.stringify(before.get(name)),
  );
  reset(saved);
  if (later.length === 0) return;
  reset({ ...saved, ...Object.fromEntries(later) }, { keepDefaultValues: true });
}
