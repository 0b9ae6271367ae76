import { areShortcutsOn } from "@/lib/moderation/desk-keys";

const steps: Record<string, number> = { j: 1, k: -1 };

/** Elements in which letter keys type text. */
const textInputs =
  'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"])';

const isIn = (selector: string, target: EventTarget | null) =>
  target instanceof Element && target.closest(selector) !== null;

const isHidden = (element: Element) => element.closest("[hidden]") !== null;

/** Clicks the button of a shortcut. Skips buttons in closed rows, whose details the admin hasn't seen. */
function clickShortcut(container: Element | null | undefined, key: string): boolean {
  const buttons = [...(container?.querySelectorAll<HTMLElement>("[aria-keyshortcuts]") ?? [])];
  const button = buttons.find(
    (candidate) =>
      candidate.getAttribute("aria-keyshortcuts")?.toLowerCase() === key && !isHidden(candidate),
  );
  button?.click();
  return button !== undefined;
}

/** Opens or closes a row of a compact list. */
const toggleRow = (row: Element | undefined) => clickShortcut(row?.closest("[data-row]"), "o");

const isClosed = (row: Element | undefined) =>
  row?.closest("[data-row]")?.querySelector('[aria-keyshortcuts="O"][aria-expanded="false"]') !=
  null;

/** Makes a row the current one by moving focus to it. */
function showRow(row: HTMLElement | undefined) {
  if (row && isHidden(row)) toggleRow(row);
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: "start" });
}

function handleKey(section: HTMLElement, event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase();
  const rows = [...section.querySelectorAll("article")];
  const hasFocus = (element: Element | null) => element?.contains(document.activeElement) === true;
  const focused = rows.findIndex(hasFocus);
  // Focus may also be on the button that opens a group of several articles.
  const position =
    focused < 0 ? rows.findIndex((row) => hasFocus(row.closest("[data-row]"))) : focused;
  const step = steps[key];
  if (step !== undefined) {
    showRow(rows[position < 0 ? 0 : position + step]);
    return rows.length > 0;
  }
  // Ignores key repeat, so that holding a key decides only once.
  if (event.repeat) return false;
  if (key === "?") return clickShortcut(section, key);
  // Without a current row, the first key press only focuses the first row.
  if (position < 0 && /^[arxo]$/.test(key)) {
    showRow(rows[0]);
    return rows.length > 0;
  }
  const row = rows[position];
  const opensRow = key === "o" || (/^[ar]$/.test(key) && isClosed(row));
  return opensRow ? toggleRow(row) : clickShortcut(row, key);
}

/**
 * A `ref` for a section of rows (`article`). J and K move between rows; any other key clicks the button with that key in
 * its `aria-keyshortcuts` within the current row.
 */
export function listenToKeys(section: HTMLElement | null) {
  if (!section) return;
  function handleKeydown(event: KeyboardEvent) {
    const isCombined = event.ctrlKey || event.metaKey || event.altKey || event.isComposing;
    if (!section || event.defaultPrevented || isCombined || !areShortcutsOn()) return;
    if (document.querySelector('[role="dialog"]')) return;
    if (event.key !== "Escape" && isIn(textInputs, event.target)) return;
    if (handleKey(section, event)) event.preventDefault();
  }
  document.addEventListener("keydown", handleKeydown);
  return () => document.removeEventListener("keydown", handleKeydown);
}
