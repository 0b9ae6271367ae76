type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

const isCheckable = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");

const contentOf = (field: Field): string | boolean =>
  isCheckable(field) ? field.checked : field.value;

const isChanged = (field: Field): boolean =>
  contentOf(field) !== (isCheckable(field) ? field.defaultChecked : field.defaultValue);

/** Whether a button works without the app: it opens a menu in the HTML, or submits a form with an action. */
function isNative(button: HTMLButtonElement): boolean {
  if (button.popoverTargetElement) return button.popoverTargetElement.hasChildNodes();
  return button.type === "submit" && button.form?.hasAttribute("action") === true;
}

export interface EarlyInput {
  /** Stops recording clicks. Call it before React hydrates and handles them. */
  ignoreClicks: () => void;
  /** Repeats the recorded input and click. Call it once after hydration. */
  replay: () => void;
}

/**
 * Records input before hydration: typed text, the open menu, and the last clicked button.
 */
export function watchEarlyInput(): EarlyInput {
  const fields = [...document.querySelectorAll("input, textarea")].filter(isField);
  const typed = new Map(fields.filter(isChanged).map((field) => [field, contentOf(field)]));
  const { earlyClick } = document;
  let clicked = earlyClick && !isNative(earlyClick) ? earlyClick : null;
  let openMenu = document.querySelector("[popover]:popover-open");

  const noteInput = ({ target }: Event) => {
    if (isField(target)) typed.set(target, contentOf(target));
    // A visitor who keeps typing is no longer waiting for the click.
    clicked = null;
  };
  const noteClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button || isNative(button)) return;
    // The menu would open empty.
    if (button.popoverTargetElement) event.preventDefault();
    clicked = button;
  };
  const noteMenu = (event: ToggleEvent) => {
    openMenu = event.newState === "open" && event.target instanceof Element ? event.target : null;
  };
  // The browser has responded to the click with a validation message.
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
    // The menu closed if React re-rendered the page.
    if (openMenu && !openMenu.isConnected) {
      document.querySelector<HTMLElement>(`[popovertarget="${openMenu.id}"]`)?.click();
    }
    // The menu may have opened empty.
    if (clicked?.popoverTargetElement instanceof HTMLElement) {
      clicked.popoverTargetElement.hidePopover();
    }
    clicked?.click();
    clicked = null;
  };
  return { ignoreClicks, replay };
}

/** Restores a text or checkbox in a way that React notices. */
function restore(before: Field, content: string | boolean): void {
  const field = before.isConnected ? before : findByName(before);
  if (!field) return;
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

/** The field with the same name, if React re-rendered the page. */
function findByName({ name }: Field): Field | null {
  const found = document.getElementsByName(name)[0] ?? null;
  return isField(found) ? found : null;
}
