import { areKeysOn } from "@/lib/moderation/desk-keys";

const steps: Record<string, number> = { j: 1, k: -1 };

/** Fields in which a letter is a letter. */
const typing = 'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"])';

const isIn = (selector: string, target: EventTarget | null) =>
  target instanceof Element && target.closest(selector) !== null;

const isHidden = (element: Element) => element.closest("[hidden]") !== null;

/** Clicks the button of a key. Keys skip the buttons of a closed row: the admin hasn't seen its details. */
function pressIn(place: Element | null | undefined, key: string): boolean {
  const named = [...(place?.querySelectorAll<HTMLElement>("[aria-keyshortcuts]") ?? [])];
  const button = named.find(
    (one) => one.getAttribute("aria-keyshortcuts")?.toLowerCase() === key && !isHidden(one),
  );
  button?.click();
  return button !== undefined;
}

/** Opens or closes a row of a compact list. */
const toggleRow = (row: Element | undefined) => pressIn(row?.closest("[data-row]"), "o");

const isClosed = (row: Element | undefined) =>
  row?.closest("[data-row]")?.querySelector('[aria-keyshortcuts="O"][aria-expanded="false"]') !=
  null;

/** The row becomes the current one, which is nothing else than having the focus. */
function showRow(row: HTMLElement | undefined) {
  if (row && isHidden(row)) toggleRow(row);
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: "start" });
}

function handleKey(section: HTMLElement, event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase();
  const rows = [...section.querySelectorAll("article")];
  const holdsFocus = (place: Element | null) => place?.contains(document.activeElement) === true;
  const focused = rows.findIndex(holdsFocus);
  // The focus may also be on the button that opens a row of several articles.
  const position =
    focused < 0 ? rows.findIndex((row) => holdsFocus(row.closest("[data-row]"))) : focused;
  const step = steps[key];
  if (step !== undefined) {
    showRow(rows[position < 0 ? 0 : position + step]);
    return rows.length > 0;
  }
  // A key held down decides once.
  if (event.repeat) return false;
  if (key === "?") return pressIn(section, key);
  // Nothing is decided that is not the current row: the first press shows which one that would be.
  if (position < 0 && /^[vrxo]$/.test(key)) {
    showRow(rows[0]);
    return rows.length > 0;
  }
  const row = rows[position];
  const opensRow = key === "o" || (/^[vr]$/.test(key) && isClosed(row));
  return opensRow ? toggleRow(row) : pressIn(row, key);
}

/**
 * A `ref` for a section of rows (`article`): J and K go from row to row, and any other key presses what names it in
 * `aria-keyshortcuts` within the current row.
 */
export function listenToKeys(section: HTMLElement | null) {
  if (!section) return;
  function press(event: KeyboardEvent) {
    const isCombined = event.ctrlKey || event.metaKey || event.altKey || event.isComposing;
    if (!section || event.defaultPrevented || isCombined || !areKeysOn()) return;
    if (document.querySelector('[role="dialog"]')) return;
    if (event.key !== "Escape" && isIn(typing, event.target)) return;
    if (handleKey(section, event)) event.preventDefault();
  }
  document.addEventListener("keydown", press);
  return () => document.removeEventListener("keydown", press);
}
