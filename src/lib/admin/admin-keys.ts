/** The sections of the admin page that G and a letter open: the letter, the tab, and its name. */
export const keySections = [
  ["T", "today", "Today"],
  ["L", "listings", "Listings"],
  ["H", "changes", "Changes"],
  ["C", "claims", "Claims"],
  ["O", "corrections", "Corrections"],
  ["R", "reports", "Reports"],
  ["A", "appeals", "Appeals"],
  ["V", "removals", "Removals"],
  ["M", "messages", "Messages"],
  ["I", "all-listings", "All listings"],
  ["P", "members", "Members"],
  ["D", "decisions", "Decisions"],
] as const;

/** Elements in which letter keys type text. */
const textInputs =
  'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"])';

/** Whether a key that is pressed there types text. */
export const isTextInput = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(textInputs) !== null;
