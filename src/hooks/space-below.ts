import { useLayoutEffect, useSyncExternalStore } from "react";

const changes = ["resize", "scroll"] as const;

function subscribe(listener: () => void) {
  const sources = [window, window.visualViewport];
  for (const source of sources)
    for (const change of changes) source?.addEventListener(change, listener);
  return () => {
    for (const source of sources)
      for (const change of changes) source?.removeEventListener(change, listener);
  };
}

function measure(element: Element): number {
  const { height = window.innerHeight, offsetTop = 0 } = window.visualViewport ?? {};
  return Math.round(height + offsetTop - element.getBoundingClientRect().bottom);
}

/**
 * Returns the visible space below an element in pixels, excluding a phone's keyboard. If `isNeeded`
 * and the space is less than `minSpace`, scrolls the element to the top once.
 */
export function useSpaceBelow(element: Element, isNeeded: boolean, minSpace: number): number {
  const space = useSyncExternalStore(subscribe, () => measure(element));
  useLayoutEffect(() => {
    if (isNeeded && measure(element) < minSpace) element.scrollIntoView({ block: "start" });
  }, [element, isNeeded, minSpace]);
  return space;
}
