interface Contents<Values> {
  /** A copy of what the form held when saving began. */
  sent: Values;
  /** What it holds now. */
  typed: Values;
  /** What was saved. */
  saved: Values;
}

/** Fills a form in anew after it was saved. What was typed while it was being saved stays, unsaved. */
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
