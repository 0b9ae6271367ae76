/** What an element may stand in: a row (`article`, `li`), and what has a heading. */
const surroundings = "article,li,section,[role=dialog]";

/**
 * Remembers what stands around an element that may be about to leave the page. Call the result afterwards: if the element
 * has left, the focus goes to the nearest that is still there: its row, the one after or before that, or a heading.
 */
export function rememberPlace(element: Element | null): () => void {
  const candidates: HTMLElement[] = [];
  let near = element?.closest<HTMLElement>(surroundings);
  for (; near; near = near.parentElement?.closest(surroundings)) {
    // Items have their neighbors in their list; articles may each be in an item of its own.
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
  };
  // The screen follows its data a moment later.
  return () => void setTimeout(settle);
}

/**
 * A `ref` for a row, or for a button that goes with what it has done: if it leaves the page with the focus in it, for
 * whatever reason, that goes on as above.
 */
export const passFocusOn = (element: HTMLElement | null) => () => {
  // Called while it still stands in the page.
  if (element?.contains(document.activeElement)) rememberPlace(element)();
};
