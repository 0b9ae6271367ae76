import { type FocusEvent, useLayoutEffect, useState } from "react";

/** Whether the focus is in a search field or the panel below it. */
export interface Nearness {
  isNear: boolean;
  come: () => void;
  /** Hides the panel until the field is used again. */
  leave: () => void;
  /** Handles a blur: the panel stays open if the focus moved into it. */
  onBlur: (event: FocusEvent) => void;
}

export function useNearness(box: HTMLInputElement): Nearness {
  const [isNear, setIsNear] = useState(false);
  useLayoutEffect(() => setIsNear(document.activeElement === box), [box]);
  return {
    isNear,
    come: () => setIsNear(true),
    leave: () => setIsNear(false),
    onBlur: ({ relatedTarget }) => setIsNear(Boolean(box.parentElement?.contains(relatedTarget))),
  };
}
