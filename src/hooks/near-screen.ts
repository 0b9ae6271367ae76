import { useState } from "react";

/**
 * Whether an element has come near the screen, and the `ref` to watch it with. Once near,
 * always near.
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
