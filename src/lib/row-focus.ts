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
