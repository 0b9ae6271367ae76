/** What is to be done when the browser arrives at an entry of the history. */
type Arrival = (event: PopStateEvent) => void;

let receive: Arrival | undefined;
let isListening = false;

/**
 * Listens to the history before the router does, which is to be made after this: browsers call the listeners of a window
 * in the order in which they came. Who wants to hear may come much later.
 */
export function hearArrivals(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener("popstate", (event) => receive?.(event), { capture: true });
}

/** Hands every arrival to this from now on, before the router hears of it. */
export function receiveArrivals(arrival: Arrival): void {
  receive = arrival;
  hearArrivals();
}

/** What an entry of the history holds under a name; in its state anything may stand. */
export const readEntry = (state: unknown, name: string): unknown =>
  typeof state === "object" && state !== null ? Reflect.get(state, name) : undefined;

/** How many dialogs stood open above the page when an entry of the history was written. */
export function dialogsIn(state: unknown): number {
  const value = readEntry(state, "dialogs");
  return typeof value === "number" ? value : 0;
}

/** The state of an entry in which so many dialogs stand open above the page. */
export const withDialogs = (state: unknown, dialogs: number) => ({
  ...(typeof state === "object" ? state : undefined),
  dialogs,
});
