import { useCallback, useLayoutEffect, useRef, useState } from "react";
import {
  type Change,
  changeOfKey,
  type Gestures,
  listenToPointers,
} from "@/components/directory/map-gestures";
import type { Point } from "@/lib/directory/map-projection";
import { isSameView, type Size, type View, viewOf } from "@/lib/directory/map-projection";

/** How long the map must stay still before its listings are requested. */
const settleDelayMs = 250;

/** The position that the visitor has moved the map to. */
interface MovedView {
  /** The search during which it was moved. */
  search: string;
  view: View;
  /** The view after the movement ended, which is requested. */
  settled: View | null;
  /** The view of the last "Search this area". */
  searched: View | null;
}

/** The visible part of the map: all results, until the visitor moves it. */
export function useMapView(search: string, found: readonly Point[]) {
  const [size, setSize] = useState<Size>();
  const [moved, setMoved] = useState<MovedView>();
  const own = moved?.search === search ? moved : undefined;
  const fitted = size && viewOf(found, size);
  const view = own?.view ?? fitted;

  const change: Change = (next) => {
    if (!size) return;
    setMoved((before) => {
      const current = before?.search === search ? before : undefined;
      const from = current?.view ?? viewOf(found, size);
      return { search, settled: null, searched: null, ...current, view: next(from, size) };
    });
    settleSoon();
  };
  const [settleSoon] = useState(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    return () => {
      clearTimeout(timer);
      timer = setTimeout(
        () => setMoved((state) => state && { ...state, settled: state.view }),
        settleDelayMs,
      );
    };
  });

  // A ref, so that the listeners always call the latest version.
  const latest = useRef<{ change: Change; element?: HTMLElement; gestures?: Gestures }>({ change });
  latest.current.change = change;
  const attach = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    latest.current.element = element;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      if (width === 0 || height === 0) return;
      const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
      const now = { width, height, letters: letters || 1 };
      setSize((before) =>
        before && JSON.stringify(before) === JSON.stringify(now) ? before : now,
      );
    });
    observer.observe(element);
    const later: Change = (next) => latest.current.change(next);
    const gestures = listenToPointers(element, later);
    latest.current.gestures = gestures;
    const handleKeyDown = (event: KeyboardEvent) => {
      const next = changeOfKey(event);
      if (!next) return;
      event.preventDefault();
      // The focused marker may disappear when the map moves.
      element.focus({ preventScroll: true });
      later(next);
    };
    element.addEventListener("keydown", handleKeyDown);
    return () => {
      observer.disconnect();
      gestures.stop();
      element.removeEventListener("keydown", handleKeyDown);
    };
  }, []);
  useLayoutEffect(() => {
    if (view && size) latest.current.gestures?.follow(view, size);
  }, [view, size]);

  return {
    attach,
    change,
    focusOnMount: () => latest.current.element?.focus({ preventScroll: true }),
    size,
    view,
    /** The view to request; null while all results are shown. */
    settledView: own?.settled ?? null,
    /** The visitor moved the map away from the area of the list. */
    isElsewhere: own !== undefined && !(own.searched && isSameView(own.searched, own.view)),
    /** Keeps the current view for the given search. */
    keepViewFor: (next: string) =>
      setMoved(view && { search: next, view, settled: view, searched: view }),
    showAll: () => setMoved(undefined),
  };
}
