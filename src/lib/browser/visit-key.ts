/** The router's location of a history entry. */
interface Visit {
  /** "default" for every entry created by a page load. */
  key: string;
  pathname: string;
  search: string;
}

let cachedKey: string | undefined;

function readVisitKey(): string | undefined {
  if (typeof history === "undefined") return undefined;
  const state: unknown = history.state;
  if (typeof state !== "object" || state === null || !("visit" in state)) return undefined;
  return typeof state.visit === "string" ? state.visit : undefined;
}

/**
 * Gives the history entry of a page load a unique name, which survives reloads. Call it before the router starts.
 */
export function setVisitKey(): void {
  const state: unknown = history.state;
  const isNamed =
    typeof state === "object" && state !== null && ("key" in state || "visit" in state);
  // The time of the page load is unique within this tab.
  if (!isNamed) history.replaceState({ visit: String(performance.timeOrigin) }, "");
}

/**
 * The key of a history entry's scroll position. The router uses the same key for all page loads,
 * which would mix up their positions.
 */
export function visitKey({ key, pathname, search }: Visit): string {
  if (key !== "default") return key;
  // Cached, because this is also called after the history has moved to the next entry.
  cachedKey = readVisitKey() ?? cachedKey;
  return cachedKey ?? `${pathname}${search}`;
}
