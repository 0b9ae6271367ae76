/** What a history entry is known by where the router knows it by nothing: it came with a document. */
interface Visit {
  /** The router's name for every such entry. */
  key: string;
  pathname: string;
  search: string;
}

let known: string | undefined;

function nameInHistory(): string | undefined {
  if (typeof history === "undefined") return undefined;
  const state: unknown = history.state;
  if (typeof state !== "object" || state === null || !("visit" in state)) return undefined;
  return typeof state.visit === "string" ? state.visit : undefined;
}

/**
 * Gives the history entry that this document was opened with a name of its own, which stays with it over reloads. To be
 * called before the router starts, which keeps it.
 */
export function nameVisit(): void {
  const state: unknown = history.state;
  const isNamed =
    typeof state === "object" && state !== null && ("key" in state || "visit" in state);
  // The moment of the page load is a name that no other entry of this tab has.
  if (!isNamed) history.replaceState({ visit: String(performance.timeOrigin) }, "");
}

/**
 * The name under which the scroll position of a history entry is kept. The router has one for each entry that it made
 * itself, and calls those that came with a document all alike: their positions would be taken for each other's.
 */
export function visitKey({ key, pathname, search }: Visit): string {
  if (key !== "default") return key;
  // Asked once more when the visitor has moved on, and the history shows the next entry already.
  known = nameInHistory() ?? known;
  return known ?? `${pathname}${search}`;
}
