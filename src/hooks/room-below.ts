import { useSyncExternalStore } from "react";

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

/** How many pixels are to be seen below an element, down to the keyboard of a phone. */
export const useRoomBelow = (element: Element): number =>
  useSyncExternalStore(subscribe, () => {
    const { height = window.innerHeight, offsetTop = 0 } = window.visualViewport ?? {};
    return Math.round(height + offsetTop - element.getBoundingClientRect().bottom);
  });
