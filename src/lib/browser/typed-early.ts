const labelOf = (button: Element) => button.getAttribute("aria-label") ?? button.textContent;

/**
 * Remembers the named fields and the buttons that stand in an element, for the app that takes them over or puts its own
 * in their place: the returned function gives new fields what has been typed into the old of the same name, up to now,
 * and the focus, and presses the button that was pressed before anything could come of it: see src/build/inline/starter.ts.
 */
export function rememberEarly(root: Element): () => void {
  const fields = [...root.querySelectorAll<HTMLInputElement>("input[name]")];
  const buttons = [...root.querySelectorAll("button")];
  const focused = document.activeElement;
  return () => {
    for (const before of fields) {
      const after = root.querySelector<HTMLInputElement>(`input[name="${before.name}"]`);
      if (!after || after === before) continue;
      if (before.value !== before.defaultValue) after.value = before.value;
      if (before === focused) after.focus();
    }
    const pressed = buttons.find((button) => button.dataset.pressed !== undefined);
    // A form with an address has been sent by the browser itself.
    if (!pressed || pressed.form?.hasAttribute("action")) return;
    delete pressed.dataset.pressed;
    const now = [...root.querySelectorAll("button")];
    const isIt = (button: Element) => labelOf(button) === labelOf(pressed);
    (now.includes(pressed) ? pressed : now.find(isIt))?.click();
  };
}
