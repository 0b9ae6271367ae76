import { type FocusEvent, useLayoutEffect, useState } from "react";

/** Whether the focus is in a search field or the panel below it. */
export interface SearchActivity {
  isActive: boolean;
  activate: () => void;
  /** Hides the panel until the field is used again. */
  deactivate: () => void;
  /** Handles a blur: the panel stays open if the focus moved into it. */
  onBlur: (event: FocusEvent) => void;
}

export function useSearchActivity(box: HTMLInputElement): SearchActivity {
  const [isActive, setIsActive] = useState(false);
  useLayoutEffect(() => setIsActive(document.activeElement === box), [box]);
  return {
    isActive,
    activate: () => setIsActive(true),
    deactivate: () => setIsActive(false),
    onBlur: ({ relatedTarget }) => setIsActive(Boolean(box.parentElement?.contains(relatedTarget))),
  };
}
