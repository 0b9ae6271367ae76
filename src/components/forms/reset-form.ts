interface Contents<Values> {
  /** The form values when saving started. */
  sent: Values;
  /** The current form values. */
  typed: Values;
  /** The saved values. */
  saved: Values;
}

/** Resets a form after saving. Changes made while it was being saved stay as unsaved changes. */
export function resetForm<Values extends object>(
  reset: (values: Values, options?: { keepDefaultValues: boolean }) => void,
  { sent, typed, saved }: Contents<Values>,
): void {
  const before = new Map<string, unknown>(Object.entries(sent));
  const later = Object.entries(typed).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)),
  );
  reset(saved);
  if (later.length === 0) return;
  reset({ ...saved, ...Object.fromEntries(later) }, { keepDefaultValues: true });
}
