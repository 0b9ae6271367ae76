import { useState } from "react";

/**
 * Returns whether an element has been within `margin` of the viewport, and the `ref` that observes
 * it. Stays true afterwards.
 */
export function useIsNearScreen(margin: `${number}px`) {
  const [isNear, setIsNear] = useState(false);

  function watch(element: Element | null) {
    if (!element || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }

  return { isNear, watch };
}
