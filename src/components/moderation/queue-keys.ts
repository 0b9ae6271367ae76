import { areKeysOn } from "@/lib/moderation/desk-keys";

const steps: Record<string, number> = { j: 1, k: -1 };

/** Fields in which a letter is a letter. */
const typing = 'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"])';

const isIn = (selector: string, target: EventTarget | null) =>
  target instanceof Element && target.closest(selector) !== null;

function pressIn(place: Element | undefined, key: string): boolean {
  const named = [...(place?.querySelectorAll<HTMLElement>("[aria-keyshortcuts]") ?? [])];
  const button = named.find((one) => one.getAttribute("aria-keyshortcuts")?.toLowerCase() === key);
  button?.click();
  return button !== undefined;
}

/** The row becomes the current one, which is nothing else than having the focus. */
function showRow(row: HTMLElement | undefined) {
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: "start" });
}

function handleKey(section: HTMLElement, event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase();
  const rows = [...section.querySelectorAll("article")];
  const position = rows.findIndex((row) => row.contains(document.activeElement));
  const step = steps[key];
  if (step !== undefined) {
    showRow(rows[position < 0 ? 0 : position + step]);
    return rows.length > 0;
  }
  // A key held down decides once.
  if (event.repeat) return false;
  if (key === "?") return pressIn(section, key);
  // Nothing is decided that is not the current row: the first press shows which one that would be.
  if (position < 0 && /^[vrx]$/.test(key)) {
    showRow(rows[0]);
    return rows.length > 0;
  }
  return pressIn(rows[position], key);
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
