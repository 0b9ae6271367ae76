/**
 * Finds where the focus goes when the row (`article`) around an element leaves its list: to the row after it, or the
 * one before it, or the heading of the list. Ask before the row leaves.
 */
export function neighborOfRow(element: Element): HTMLElement | null {
  const row = element.closest("article");
  const rows = [row?.nextElementSibling, row?.previousElementSibling];
  return (
    rows.find((one) => one instanceof HTMLElement) ??
    row?.closest("section")?.querySelector("h2") ??
    null
  );
}

/**
 * Remembers what stands around an element whose row (`article`) may be about to leave the page. Call the result
 * afterwards: if the focus went with the row, it goes to the nearest one that is still there, or to a heading.
 */
export function rememberPlace(element: Element | null): () => void {
  const row = element?.closest("article");
  const rows = [...document.querySelectorAll("article")];
  const own = row ? rows.indexOf(row) : rows.length;
  const candidates = [
    ...rows.slice(own + 1),
    ...rows.slice(0, own).reverse(),
    row?.closest("section")?.querySelector("h2"),
  ];
  const settle = () => {
    if (element?.isConnected) return;
    const place = candidates.find((one) => one?.isConnected) ?? document.querySelector("h1");
    if (place && place.tabIndex < 0) place.tabIndex = -1;
    place?.focus();
  };
  // The screen follows its data a moment later.
  return () => void setTimeout(settle);
}

/** A `ref` for a row (`article`): if it leaves the page with the focus in it, for whatever reason, that goes on as above. */
export const passFocusOn = (row: HTMLElement | null) => () => {
  // Called while the row still stands in the page.
  if (row?.contains(document.activeElement)) rememberPlace(row)();
};
