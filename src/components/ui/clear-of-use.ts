import { useEffect, useState } from "react";

const controls = "button, input, select, textarea, summary";

/** The controls in use: the focused one, and the one under the pointer or last touched. */
function controlsInUse(): Element[] {
  const pointed = [...document.querySelectorAll(":hover")].at(-1)?.closest(controls);
  const focused = document.activeElement?.closest(`${controls}, a[href]`);
  return [focused, pointed].filter((element) => !!element);
}

function overlaps(element: Element, box: DOMRect): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
}

/**
 * Whether a floating element must move to its alternative position to not cover a control in use. `content` is what
 * changes its size. While it is empty, it returns to its usual position.
 */
export function useAvoidsControls(
  floating: Element | null,
  content: unknown,
  isEmpty: boolean,
): boolean {
  const [isMoved, setIsMoved] = useState(false);
  if (isEmpty && isMoved) setIsMoved(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when the messages change.
  useEffect(() => {
    if (!floating || isEmpty) return;
    const check = () => {
      const used = controlsInUse().filter((element) => !floating.contains(element));
      for (const part of floating.children) {
        const box = part.getBoundingClientRect();
        if (used.some((element) => overlaps(element, box))) return setIsMoved((before) => !before);
      }
    };
    check();
    document.addEventListener("focusin", check);
    return () => document.removeEventListener("focusin", check);
  }, [floating, content, isEmpty]);

  return isMoved;
}
