/** Handles a `popstate` event. */
type PopStateHandler = (event: PopStateEvent) => void;

let handler: PopStateHandler | undefined;

let isListening = false;

/**
 * Adds a `popstate` listener. Call it before the router is created, because browsers call listeners in order. The handler
 * can be set later.
 */
export function listenForPopState(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener("popstate", (event) => handler?.(event), { capture: true });
}

/** Sets the handler that gets every `popstate` event before the router. */
export function setPopStateHandler(newHandler: PopStateHandler): void {
  handler = newHandler;
  listenForPopState();
}

/** A property of a history state, which can have any type. */
export const readStateProperty = (state: unknown, name: string): unknown =>
  typeof state === "object" && state !== null ? Reflect.get(state, name) : undefined;

/** The number of open dialogs stored in a history state. */
export function countDialogs(state: unknown): number {
  const value = readStateProperty(state, "dialogs");
  return typeof value === "number" ? value : 0;
}

/** A history state with the number of open dialogs. */
export const withDialogs = (state: unknown, dialogs: number) => ({
  ...(typeof state === "object" ? state : undefined),
  dialogs,
});
