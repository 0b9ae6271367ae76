/** The open popovers, latest last, with the element that had focus before. */
const open = new Map<HTMLElement, Element | null>();

function dispatch(
  panel: HTMLElement,
  type: "beforetoggle" | "toggle",
  newState: "open" | "closed",
) {
  panel.dispatchEvent(Object.assign(new Event(type), { newState }));
}

function change(panel: HTMLElement, newState: "open" | "closed") {
  dispatch(panel, "beforetoggle", newState);
  // jsdom's style sheet hides popovers.
  panel.style.display = newState === "open" ? "block" : "";
  queueMicrotask(() => dispatch(panel, "toggle", newState));
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

/** Returns the panel that a click on this element opens or closes. */
function panelOf(clicked: EventTarget | null): HTMLElement | null {
  const button = clicked instanceof Element ? clicked.closest("button[popovertarget]") : null;
  return document.getElementById(button?.getAttribute("popovertarget") ?? "");
}

/**
 * Implements popovers, which jsdom lacks: buttons, Escape, and clicks outside toggle them, one at a
 * time. Browser tests cover their position and accessibility states.
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
      const isOutside = !(target instanceof Node && panel.contains(target));
      if (isOutside && panelOf(target) !== panel) panel.hidePopover();
    }
  });
  addEventListener("keydown", ({ key, defaultPrevented }) => {
    if (key === "Escape" && !defaultPrevented) [...open.keys()].at(-1)?.hidePopover();
  });
}
