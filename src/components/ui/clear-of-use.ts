import { useEffect, useState } from "react";

const controls = "button, input, select, textarea, summary";

/** What the visitor is using: where the focus is, and what the pointer is on or, on some phones, has touched last. */
function inUse(): Element[] {
  const pointed = [...document.querySelectorAll(":hover")].at(-1)?.closest(controls);
  const focused = document.activeElement?.closest(`${controls}, a[href]`);
  return [focused, pointed].filter((element) => !!element);
}

function overlaps(element: Element, box: DOMRect): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
}

/**
 * Whether what floats over the page must be at its other place, so that it covers nothing in use. `drawn` is whatever
 * changes its size; while it is `isEmpty` it goes back to its first place.
 */
export function useClearOfUse(floating: Element | null, drawn: unknown, isEmpty: boolean): boolean {
  const [isMoved, setIsMoved] = useState(false);
  if (isEmpty && isMoved) setIsMoved(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew when other messages are drawn.
  useEffect(() => {
    if (!floating || isEmpty) return;
    const look = () => {
      const used = inUse().filter((element) => !floating.contains(element));
      for (const part of floating.children) {
        const box = part.getBoundingClientRect();
        if (used.some((element) => overlaps(element, box))) return setIsMoved((before) => !before);
      }
    };
    look();
    document.addEventListener("focusin", look);
    return () => document.removeEventListener("focusin", look);
  }, [floating, drawn, isEmpty]);

  return isMoved;
}
