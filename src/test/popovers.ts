/** The open popovers, the one opened last at the end, with what had the focus before. */
const open = new Map<HTMLElement, Element | null>();

function tell(panel: HTMLElement, type: "beforetoggle" | "toggle", newState: "open" | "closed") {
  panel.dispatchEvent(Object.assign(new Event(type), { newState }));
}

function change(panel: HTMLElement, newState: "open" | "closed") {
  tell(panel, "beforetoggle", newState);
  // Its own sheet hides what is a popover.
  panel.style.display = newState === "open" ? "block" : "";
  queueMicrotask(() => tell(panel, "toggle", newState));
}

function show(this: HTMLElement) {
  if (open.has(this)) return;
  for (const other of open.keys()) other.hidePopover();
  open.set(this, document.activeElement);
  change(this, "open");
}

function hide(this: HTMLElement) {
  const before = open.get(this);
  if (!open.delete(this)) return;
  const hadFocus = this.contains(document.activeElement);
  change(this, "closed");
  if (hadFocus && before instanceof HTMLElement) before.focus();
}

/** The panel that a press of this opens or closes. */
function panelOf(pressed: EventTarget | null): HTMLElement | null {
  const button = pressed instanceof Element ? pressed.closest("button[popovertarget]") : null;
  return document.getElementById(button?.getAttribute("popovertarget") ?? "");
}

/**
 * Opens and closes popovers as browsers do, which jsdom does not know: by their buttons, by Escape, by a press beside
 * them, one at a time. What a browser alone can tell, places and the names of states, browser tests ask.
 */
export function installPopovers(): void {
  HTMLElement.prototype.showPopover = show;
  HTMLElement.prototype.hidePopover = hide;
  addEventListener("click", ({ target, defaultPrevented }) => {
    const panel = panelOf(target);
    if (!panel || defaultPrevented) return;
    if (open.has(panel)) panel.hidePopover();
    else panel.showPopover();
  });
  addEventListener("pointerdown", ({ target }) => {
    for (const panel of open.keys()) {
      const isBeside = !(target instanceof Node && panel.contains(target));
      if (isBeside && panelOf(target) !== panel) panel.hidePopover();
    }
  });
  addEventListener("keydown", ({ key, defaultPrevented }) => {
    if (key === "Escape" && !defaultPrevented) [...open.keys()].at(-1)?.hidePopover();
  });
}
