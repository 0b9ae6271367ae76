import type { Point, Size, View } from "@/lib/directory/map-projection";
import { moved, wholeCountry, zoomed } from "@/lib/directory/map-projection";

/** Changes the view of the map. */
export type Change = (change: (view: View, size: Size) => View) => void;

/** How far an arrow key moves the map, in pixels. */
const panStep = 80;
const keys: Readonly<Record<string, (view: View, size: Size) => View>> = {
  ArrowLeft: (view, size) => moved(view, size, panStep, 0),
  ArrowRight: (view, size) => moved(view, size, -panStep, 0),
  ArrowUp: (view, size) => moved(view, size, 0, panStep),
  ArrowDown: (view, size) => moved(view, size, 0, -panStep),
  "+": (view, size) => zoomed(view, size, 2),
  "=": (view, size) => zoomed(view, size, 2),
  "-": (view, size) => zoomed(view, size, 0.5),
  Home: (_, size) => wholeCountry(size),
};

/** The change that a key makes to the map; undefined for other keys and for keys with a modifier. */
export const changeOfKey = (event: KeyboardEvent) =>
  event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];

/** A pointer that moves less than this many pixels makes a click, not a drag. */
const clickTolerance = 4;

const midpointOf = (points: Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];
const distanceBetween = ([a, b]: Point[]) => (a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0);

/**
 * Moves the map with pointers: one drags, two pinch, and the wheel zooms with Ctrl or Command (without them it scrolls the
 * page). Returns a function that removes the listeners.
 */
export function listenToPointers(element: HTMLElement, change: Change): () => void {
  const pointers = new Map<number, Point>();
  let isDrag = false;
  const at = (event: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  };
  const controller = new AbortController();
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
    options: AddEventListenerOptions = {},
  ) => element.addEventListener(name, listener, { ...options, signal: controller.signal });

  on("pointerdown", (event) => {
    if (event.button !== 0) return;
    if (pointers.size === 0) isDrag = false;
    pointers.set(event.pointerId, at(event));
  });
  on("pointermove", (event) => {
    const start = pointers.get(event.pointerId);
    if (!start) return;
    // The pointer was released outside of the element.
    if (event.buttons === 0) return void pointers.delete(event.pointerId);
    const before = [...pointers.values()];
    const now = at(event);
    if (!isDrag && Math.hypot(now[0] - start[0], now[1] - start[1]) < clickTolerance) return;
    // Captured only once a drag starts, so that a click still reaches a marker. All pointers are captured, because the marker
    // under them may disappear.
    for (const id of pointers.keys()) element.setPointerCapture(id);
    isDrag = true;
    pointers.set(event.pointerId, now);
    const after = [...pointers.values()];
    const [from, to] = [midpointOf(before), midpointOf(after)];
    const scale =
      distanceBetween(before) > 0 ? distanceBetween(after) / distanceBetween(before) : 1;
    change((view, size) =>
      zoomed(moved(view, size, to[0] - from[0], to[1] - from[1]), size, scale, to),
    );
  });
  for (const end of ["pointerup", "pointercancel"] as const) {
    on(end, (event) => void pointers.delete(event.pointerId));
  }
  on(
    "click",
    (event) => {
      // The click at the end of a drag is ignored. A click by keyboard has a `detail` of 0.
      if (isDrag && event.detail > 0) event.stopPropagation();
      isDrag = false;
    },
    { capture: true },
  );
  on("dblclick", (event) => {
    // A double-click on a marker must not zoom.
    if (event.target instanceof Element && event.target.closest("button")) return;
    change((view, size) => zoomed(view, size, 2, at(event)));
  });
  on(
    "wheel",
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const scale = 2 ** (-event.deltaY / 200);
      change((view, size) => zoomed(view, size, scale, at(event)));
    },
    { passive: false },
  );
  return () => controller.abort();
}
