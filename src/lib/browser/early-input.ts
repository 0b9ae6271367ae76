type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const isCheckable = (field: Field): field is HTMLInputElement =>
  field.type === "checkbox" || field.type === "radio";

const contentOf = (field: Field): string | boolean =>
  isCheckable(field) ? field.checked : field.value;

function isChanged(field: Field): boolean {
  if (isCheckable(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const options = [...field.options];
  const preset = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
  return field.value !== (preset?.value ?? "");
}

const fieldsOfPage = (): Field[] =>
  [...document.querySelectorAll("input, textarea, select")].filter(isField);

const storageKey = "dpc-nearby-input";

/** Identifies a field on the same page in another language. */
const keyOf = (field: Field): string =>
  isCheckable(field) ? `${field.name} ${field.value}` : field.name;

/** Stores the content of all fields except passwords for the page at an address. */
function keepInput(href: string): void {
  const kept = fieldsOfPage()
    .filter(({ name, type }) => name && !["password", "file", "hidden"].includes(type))
    .map((field) => [keyOf(field), contentOf(field)]);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ href, kept }));
  } catch {
    // Without storage, the visitor types again.
  }
}

/**
 * Returns the content that was stored for this page, by the keys of its fields; null unless a link
 * to it in another language stored it.
 */
function takeKeptInput(): Map<string, string | boolean> | null {
  try {
    const { href, kept } = JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
    sessionStorage.removeItem(storageKey);
    return href === window.location.href ? new Map(kept) : null;
  } catch {
    return null;
  }
}

export interface EarlyInput {
  /** Whether the visitor came from the same page in another language. */
  hasSwitchedLanguage: boolean;
  /** Stops recording clicks. Call it before React hydrates and handles them. */
  ignoreClicks: () => void;
  /** Repeats the recorded input and click. Call it once after hydration. */
  replay: () => Promise<void>;
}

/**
 * Records input until React has hydrated the page. The inline script of index.html records the last click. A link with
 * `data-keeps-input`, to the same page in another language, keeps what was typed.
 */
export function watchEarlyInput(): EarlyInput {
  const kept = takeKeptInput();
  const typed = new Map(
    fieldsOfPage()
      .filter(isChanged)
      .map((field) => [field, contentOf(field)]),
  );
  const watch = new AbortController();
  const listen = (type: string, listener: (event: Event) => void) =>
    addEventListener(type, listener, { capture: true, signal: watch.signal });

  listen("input", ({ target }) => {
    if (isField(target)) typed.set(target, contentOf(target));
  });
  addEventListener("click", ({ target }) => {
    const link = target instanceof Element && target.closest("a[data-keeps-input]");
    if (link instanceof HTMLAnchorElement) keepInput(link.href);
  });
  const ignoreClicks = () =>
    listen("click", () => {
      document.earlyClick = null;
    });
  const replay = async () => {
    watch.abort();
    // The events of restored fields discard it, like those of the visitor.
    const button = document.earlyClick;
    if (kept) await restoreKept(kept);
    for (const [field, content] of typed) {
      restore(field, content);
      await rendering();
    }
    if (button) repeatClick(button);
    typed.clear();
    document.earlyClick = null;
  };
  return { hasSwitchedLanguage: kept !== null, ignoreClicks, replay };
}

/** Resolves when React has rendered what an event changed: a form may compute its next values from those it shows. */
const rendering = () => Promise.resolve();

/**
 * Restores the content of fields, also of those that the page shows only when its data has loaded or because of a
 * restored field, until the visitor does something.
 */
async function restoreKept(kept: Map<string, string | boolean>): Promise<void> {
  async function restoreFields() {
    for (const field of fieldsOfPage()) {
      const content = kept.get(keyOf(field));
      if (content === undefined || !field.isConnected) continue;
      kept.delete(keyOf(field));
      if (content === contentOf(field)) continue;
      restore(field, content);
      await rendering();
    }
    if (kept.size === 0) observer.disconnect();
  }
  const observer = new MutationObserver(() => void restoreFields());
  observer.observe(document.body, { childList: true, subtree: true });
  for (const action of ["pointerdown", "keydown"])
    addEventListener(action, () => observer.disconnect(), { capture: true, once: true });
  await restoreFields();
}

/** Restores a text, choice, or checkbox in a way that React notices. */
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
  if (field instanceof HTMLSelectElement)
    field.dispatchEvent(new Event("change", { bubbles: true }));
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
