const isShown = (element: Element) => element.getClientRects().length > 0;

/**
 * Remembers what people do with the HTML of the build, before the app takes it over or puts its own in its place: call
 * the result then, and what that gives once the app's effects have run, as a form knows what is typed only since. New fields get what has been typed into the old of the same name, and the focus, up to now; a new menu
 * opens where the old was open, up to now; the button that was pressed before anything could come of it is pressed (see
 * src/build/inline/opener.ts); and who has begun to read stays there, though ScrollRestoration goes to the top.
 */
export function rememberEarly(root: Element): () => () => void {
  const fields = [...root.querySelectorAll<HTMLInputElement>("input[name]")];
  let menu: EventTarget | null = [...root.querySelectorAll("[popover]")].find(isShown) ?? null;
  const followMenu = (event: ToggleEvent) => {
    menu = event.newState === "open" ? event.target : null;
  };
  addEventListener("beforetoggle", followMenu, true);
  let focused: EventTarget | null = document.activeElement;
  const followFocus = ({ target }: FocusEvent) => {
    focused = target;
  };
  // What is taken out of the page loses the focus, too, but not to something else: that is known a moment later.
  const noteLeft = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      if (focused === target && target instanceof Node && target.isConnected) focused = null;
    });
  addEventListener("focusin", followFocus);
  addEventListener("focusout", noteLeft);
  let { scrollY } = window;
  const followReader = () => {
    scrollY = window.scrollY;
  };
  addEventListener("scroll", followReader);
  return () => {
    removeEventListener("scroll", followReader);
    removeEventListener("beforetoggle", followMenu, true);
    removeEventListener("focusin", followFocus);
    removeEventListener("focusout", noteLeft);
    if (scrollY > 0) window.scrollTo(0, scrollY);
    for (const before of fields) {
      const after = root.querySelector<HTMLInputElement>(`input[name="${before.name}"]`);
      if (!after || after === before) continue;
      if (before.value !== before.defaultValue) after.value = before.value;
      if (before === focused) after.focus();
    }
    if (menu instanceof HTMLElement && (!menu.isConnected || !menu.hasChildNodes())) {
      // Nothing was in it: the app puts something in, and it in its place, as it opens.
      if (menu.isConnected) menu.hidePopover();
      press(root.querySelector(`[popovertarget="${menu.id}"]`));
    }
    // A form with an address has been sent by the browser itself.
    return () => press(root.querySelector("button[data-pressed]:not(form[action] [type=submit])"));
  };
}

function press(button: HTMLElement | null): void {
  button?.focus();
  button?.click();
}
