interface ResettableForm<Values> {
  getValues: () => Values;
  reset: (values: Values, options?: { keepDefaultValues: boolean }) => void;
}

/**
 * Fills a form in anew after it was saved. What was typed while it was being saved stays, unsaved. `sent` is a copy of what the form held
 * when saving began.
 */
export function resetForm<Values extends object>(
  form: ResettableForm<Values>,
  saved: Values,
  sent: Values,
): void {
  const before = new Map<string, unknown>(Object.entries(sent));
  const typed = Object.entries(form.getValues()).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)),
  );
  form.reset(saved);
  if (typed.length === 0) return;
  form.reset({ ...saved, ...Object.fromEntries(typed) }, { keepDefaultValues: true });
}
