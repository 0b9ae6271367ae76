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
 * How many pixels are to be seen below an element, down to the keyboard of a phone. Where they are fewer than what is
 * shown there needs, the page is scrolled, once, until the element is at the top.
 */
export function useSpaceBelow(element: Element, isNeeded: boolean, least: number): number {
  const room = useSyncExternalStore(subscribe, () => measure(element));
  useLayoutEffect(() => {
    if (isNeeded && measure(element) < least) element.scrollIntoView({ block: "start" });
  }, [element, isNeeded, least]);
  return room;
}
