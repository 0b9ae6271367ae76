import { select } from "d3-selection";
import { type D3ZoomEvent, ZoomTransform, zoom } from "d3-zoom";
import type { Size, View } from "@/lib/directory/map-projection";
import { moved, scalesOf, wholeCountry, within, zoomed } from "@/lib/directory/map-projection";

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

const toTransform = ({ x, y, scale }: View, { width, height }: Size): ZoomTransform =>
  new ZoomTransform(scale, width / 2 - x * scale, height / 2 - y * scale);

const toView = ({ x, y, k }: ZoomTransform, { width, height }: Size): View => ({
  x: (width / 2 - x) / k,
  y: (height / 2 - y) / k,
  scale: k,
});

/** Connects pointers to the map. */
export interface Gestures {
  /** Sets the view that the next gesture starts from. */
  follow: (view: View, size: Size) => void;
  /** Removes the listeners. */
  stop: () => void;
}

/**
 * Moves the map with pointers: one drags, two pinch, and the wheel zooms with Ctrl or Command
 * (without them it scrolls the page).
 */
export function listenToPointers(element: HTMLElement, change: Change): Gestures {
  let size: Size | undefined;
  const surface = select<HTMLElement, unknown>(element);
  const behavior = zoom<HTMLElement, unknown>()
    .filter((event: MouseEvent) => {
      // Scripts can send events without a window, which d3-drag needs.
      if (event.view === null) return false;
      if (event.type === "wheel") return event.ctrlKey || event.metaKey;
      // A double-click or double-tap on a marker must not zoom.
      if (event.type === "dblclick" || event.type === "touchend") return !isOnButton(event);
      return event.button === 0 || event.type === "touchstart";
    })
    .wheelDelta(({ deltaY }) => -deltaY / 200)
    .clickDistance(clickTolerance)
    .duration(0)
    .extent(() => [
      [0, 0],
      [size?.width ?? 0, size?.height ?? 0],
    ])
    .constrain((transform) =>
      size ? toTransform(within(toView(transform, size), size), size) : transform,
    )
    .on("zoom", ({ transform, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
      if (sourceEvent) change((_, now) => toView(transform, now));
    });
  surface.call(behavior);
  return {
    follow(view, now) {
      size = now;
      behavior.scaleExtent(scalesOf(now));
      // Set without an event, which would be a gesture.
      surface.property("__zoom", toTransform(view, now));
    },
    stop: () => surface.on(".zoom", null),
  };
}

const isOnButton = ({ target }: Event) =>
  target instanceof Element && target.closest("button") !== null;
