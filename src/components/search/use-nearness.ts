import { type FocusEvent, useLayoutEffect, useState } from "react";

/** Whether somebody is at a search box, or at what lies under it. */
export interface Nearness {
  isNear: boolean;
  come: () => void;
  /** Nothing is offered until somebody comes again. */
  leave: () => void;
  /** For what has lost the focus: whether somebody is still there depends on where that went. */
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
