/** Containers that can take focus: rows (`article`, `li`) and elements with a heading. */
const surroundings = "article,li,section,[role=dialog]";

/**
 * Stores the position of an element that may be removed. Call the returned function afterward: if the element was
 * removed, focus moves to its row, the next or previous row, or a heading.
 */
export function prepareFocusMove(element: Element | null): () => void {
  const candidates: HTMLElement[] = [];
  let near = element?.closest<HTMLElement>(surroundings);
  for (; near; near = near.parentElement?.closest(surroundings)) {
    // List items have siblings in their list; articles may be nested in separate list items.
    const places =
      near.localName === "article"
        ? document.querySelectorAll("article")
        : near.localName === "li"
          ? near.parentElement?.querySelectorAll<HTMLElement>(":scope>li")
          : near.querySelectorAll<HTMLElement>("h2,h3");
    const all = [...(places ?? [])];
    const own = Math.max(all.indexOf(near), 0);
    candidates.push(...all.slice(own), ...all.slice(0, own).reverse());
  }
  const settle = () => {
    if (element?.isConnected) return;
    const place = candidates.find((one) => one.isConnected) ?? document.querySelector("h1");
    if (place && place.tabIndex < 0) place.tabIndex = -1;
    place?.focus();
    // A closed row can't take the focus, but the button that opens it.
    place
      ?.closest("[hidden]")
      ?.parentElement?.querySelector<HTMLElement>("[aria-expanded]")
      ?.focus();
  };
  // Deferred until React has rendered the change.
  return () => void setTimeout(settle);
}

/**
 * A `ref` for a row or button that may be removed while it has focus; focus then moves on as in `prepareFocusMove`.
 */
export const moveFocusOnRemoval = (element: HTMLElement | null) => () => {
  // React calls this before the element is removed.
  if (element?.contains(document.activeElement)) prepareFocusMove(element)();
};

/** Focuses a control, and opens the collapsed groups that contain it. */
export function focusControl(control: HTMLElement): void {
  let group = control.closest("details");
  for (; group; group = group.parentElement?.closest("details") ?? null) group.open = true;
  control.focus();
}

/** A `ref` that focuses an element when it appears, so that screen readers announce it. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}

/**
 * What Tab reaches in a row that scrolls sideways can stay cut at the side. This shows it whole. A press must not move
 * it, or its click would miss.
 */
export function showWhole({ target }: { target: Element }): void {
  if (target.matches(":focus-visible")) target.scrollIntoView({ block: "nearest" });
}
