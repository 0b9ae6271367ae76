type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

const isCheckable = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");

const contentOf = (field: Field): string | boolean =>
  isCheckable(field) ? field.checked : field.value;

const isChanged = (field: Field): boolean =>
  contentOf(field) !== (isCheckable(field) ? field.defaultChecked : field.defaultValue);

/** Whether a button works without the app: it opens a menu that is in the HTML, or sends a form with an address. */
function isNative(button: HTMLButtonElement): boolean {
  if (button.popoverTargetElement) return button.popoverTargetElement.hasChildNodes();
  return button.type === "submit" && button.form?.hasAttribute("action") === true;
}

export interface EarlyInput {
  /** From now on, React handles clicks: to be called before it hydrates. */
  ignoreClicks: () => void;
  /** Types and clicks the same again: to be called once after hydration. */
  replay: () => void;
}

/**
 * Remembers what a visitor does with a page's HTML before React has hydrated it: what was typed, which menu is open, and
 * the last button that was clicked.
 */
export function watchEarlyInput(): EarlyInput {
  const fields = [...document.querySelectorAll("input, textarea")].filter(isField);
  const typed = new Map(fields.filter(isChanged).map((field) => [field, contentOf(field)]));
  const { earlyClick } = document;
  let clicked = earlyClick && !isNative(earlyClick) ? earlyClick : null;
  let openMenu = document.querySelector("[popover]:popover-open");

  const noteInput = ({ target }: Event) => {
    if (isField(target)) typed.set(target, contentOf(target));
    // A visitor who goes on typing no longer waits for the button.
    clicked = null;
  };
  const noteClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button || isNative(button)) return;
    // An empty menu would open.
    if (button.popoverTargetElement) event.preventDefault();
    clicked = button;
  };
  const noteMenu = (event: ToggleEvent) => {
    openMenu = event.newState === "open" && event.target instanceof Element ? event.target : null;
  };
  // The browser has answered the click by pointing out a field.
  const forgetClick = () => {
    clicked = null;
  };
  addEventListener("input", noteInput, true);
  addEventListener("click", noteClick, true);
  addEventListener("invalid", forgetClick, true);
  addEventListener("beforetoggle", noteMenu, true);

  const ignoreClicks = () => removeEventListener("click", noteClick, true);
  const replay = () => {
    ignoreClicks();
    removeEventListener("input", noteInput, true);
    removeEventListener("invalid", forgetClick, true);
    removeEventListener("beforetoggle", noteMenu, true);
    for (const [field, content] of typed) restore(field, content);
    // The menu has closed because React has rendered the page anew.
    if (openMenu && !openMenu.isConnected) {
      document.querySelector<HTMLElement>(`[popovertarget="${openMenu.id}"]`)?.click();
    }
    // An empty menu may have opened.
    if (clicked?.popoverTargetElement instanceof HTMLElement) {
      clicked.popoverTargetElement.hidePopover();
    }
    clicked?.click();
    clicked = null;
  };
  return { ignoreClicks, replay };
}

/** Types a text again, or checks a box again, so that React notices. */
function restore(before: Field, content: string | boolean): void {
  const field = before.isConnected ? before : findByName(before);
  if (!field) return;
  if (isCheckable(field)) {
    if (field.checked !== content) field.click();
    return;
  }
  // React takes a value that was set on the element itself for known, and would ignore the event.
  field.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, content);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  // The visitor has left the field already.
  if (field !== document.activeElement) {
    field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  }
}

/** The field of the same name, where React has rendered the page anew. */
function findByName({ name }: Field): Field | null {
  const found = document.getElementsByName(name)[0] ?? null;
  return isField(found) ? found : null;
}
