import type { Point } from "@/lib/map/projection";
import type { Size, View } from "@/lib/map/view";
import { moved, zoomed } from "@/lib/map/view";

/** How the map is moved: from where it is, to where it shall be. */
export type Change = (change: (view: View, size: Size) => View) => void;

/** So far a press on an arrow key goes, in pixels. */
const stride = 80;
const keys: Readonly<Record<string, (view: View, size: Size) => View>> = {
  ArrowLeft: (view, size) => moved(view, size, stride, 0),
  ArrowRight: (view, size) => moved(view, size, -stride, 0),
  ArrowUp: (view, size) => moved(view, size, 0, stride),
  ArrowDown: (view, size) => moved(view, size, 0, -stride),
  "+": (view, size) => zoomed(view, size, 2),
  "=": (view, size) => zoomed(view, size, 2),
  "-": (view, size) => zoomed(view, size, 0.5),
};

/** What a key does to the map; undefined for keys that do something else, also with a modifier. */
export const changeOfKey = (event: KeyboardEvent) =>
  event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];

/** Less than so many pixels is a press, not a drag. */
const still = 4;

const middleOf = (points: Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];
const spreadOf = ([one, other]: Point[]) =>
  one && other ? Math.hypot(one[0] - other[0], one[1] - other[1]) : 0;

/**
 * Lets pointers move what is shown in the element: one drags, two pinch, and the wheel zooms with Ctrl or Command, as the
 * page has it otherwise. Gives what stops listening.
 */
export function listenToPointers(element: HTMLElement, change: Change): () => void {
  const held = new Map<number, Point>();
  let isDrag = false;
  const at = (event: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  };
  const listening = new AbortController();
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
    options: AddEventListenerOptions = {},
  ) => element.addEventListener(name, listener, { ...options, signal: listening.signal });

  on("pointerdown", (event) => {
    if (event.button !== 0) return;
    if (held.size === 0) isDrag = false;
    held.set(event.pointerId, at(event));
  });
  on("pointermove", (event) => {
    const start = held.get(event.pointerId);
    if (!start) return;
    const before = [...held.values()];
    const now = at(event);
    if (!isDrag && Math.hypot(now[0] - start[0], now[1] - start[1]) < still) return;
    // Captured only now: a press on a mark is the mark's.
    if (!isDrag) element.setPointerCapture(event.pointerId);
    isDrag = true;
    held.set(event.pointerId, now);
    const after = [...held.values()];
    const [from, to] = [middleOf(before), middleOf(after)];
    const times = spreadOf(before) > 0 ? spreadOf(after) / spreadOf(before) : 1;
    change((view, size) =>
      zoomed(moved(view, size, to[0] - from[0], to[1] - from[1]), size, times, to),
    );
  });
  for (const end of ["pointerup", "pointercancel"] as const) {
    on(end, (event) => void held.delete(event.pointerId));
  }
  on(
    "click",
    (event) => {
      // The end of a drag presses nothing.
      if (isDrag) event.stopPropagation();
      isDrag = false;
    },
    { capture: true },
  );
  on(
    "wheel",
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const times = 2 ** (-event.deltaY / 200);
      change((view, size) => zoomed(view, size, times, at(event)));
    },
    { passive: false },
  );
  return () => listening.abort();
}
