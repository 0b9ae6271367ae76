type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

const isCheckable = (field: Field): field is HTMLInputElement =>
  field.type === "checkbox" || field.type === "radio";

const contentOf = (field: Field): string | boolean =>
  isCheckable(field) ? field.checked : field.value;

const isChanged = (field: Field): boolean =>
  contentOf(field) !== (isCheckable(field) ? field.defaultChecked : field.defaultValue);

export interface EarlyInput {
  /** Stops recording clicks. Call it before React hydrates and handles them. */
  ignoreClicks: () => void;
  /** Repeats the recorded input and click. Call it once after hydration. */
  replay: () => void;
}

/** Records input until React has hydrated the page. The inline script of index.html records the last click. */
export function watchEarlyInput(): EarlyInput {
  const fields = [...document.querySelectorAll("input, textarea")].filter(isField);
  const typed = new Map(fields.filter(isChanged).map((field) => [field, contentOf(field)]));
  const watch = new AbortController();
  const listen = (type: string, listener: (event: Event) => void) =>
    addEventListener(type, listener, { capture: true, signal: watch.signal });

  listen("input", ({ target }) => {
    if (isField(target)) typed.set(target, contentOf(target));
  });
  const ignoreClicks = () =>
    listen("click", () => {
      document.earlyClick = null;
    });
  const replay = () => {
    watch.abort();
    // The events of restored fields discard it, like those of the visitor.
    const button = document.earlyClick;
    for (const [field, content] of typed) restore(field, content);
    if (button) repeatClick(button);
    typed.clear();
    document.earlyClick = null;
  };
  return { ignoreClicks, replay };
}

/** Restores a text or checkbox in a way that React notices. */
function restore(before: Field, content: string | boolean): void {
  // If React replaced the page, the text belongs in the new field.
  const field = before.isConnected ? before : document.getElementsByName(before.name)[0];
  if (!isField(field)) return;
  if (isCheckable(field)) {
    if (field.checked !== content) field.click();
    return;
  }
  // Uses the prototype's setter, because React ignores events after a value set on the element itself.
  field.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, content);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  // The visitor has already left the field.
  if (field !== document.activeElement) {
    field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  }
}

/** Clicks a button, unless it works without the app: it opens a menu in the HTML, or submits a form with an action. */
function repeatClick(button: HTMLButtonElement): void {
  const menu = button.popoverTargetElement;
  const submits = button.type === "submit" && button.form?.hasAttribute("action");
  if (menu?.hasChildNodes() || submits) return;
  // The menu opened empty.
  if (menu instanceof HTMLElement) menu.hidePopover();
  button.click();
}
