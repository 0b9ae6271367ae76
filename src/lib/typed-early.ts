/**
 * Remembers the named fields that stand in an element, for what takes their place there: the returned function gives
 * the new ones of the same name what has been typed into the old, up to now, and the focus.
 */
export function rememberTyped(root: Element): () => void {
  const fields = [...root.querySelectorAll<HTMLInputElement>("input[name]")];
  const focused = document.activeElement;
  return () => {
    for (const before of fields) {
      const after = root.querySelector<HTMLInputElement>(`input[name="${before.name}"]`);
      if (!after || after === before) continue;
      if (before.value !== before.defaultValue) after.value = before.value;
      if (before === focused) after.focus();
    }
  };
}
