import type { ReactNode } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { isSearch } from "@/lib/browser/searched";

interface FoundProps {
  /** What was searched for. */
  search: string;
  children: ReactNode;
}

/**
 * Around what a search has found: its heading takes the focus, and so is read out. Where it failed, which an alert says,
 * the button that tries again takes it.
 */
export function Found({ search, children }: FoundProps) {
  const { key, state } = useLocation();
  // Back and reload are no search.
  const isNew = useNavigationType() !== "POP" && isSearch(state);

  function takeFocus(results: HTMLElement | null) {
    const active = document.activeElement;
    // Nobody's focus is taken who writes the next search already.
    if (active instanceof HTMLInputElement && active.value.trim() !== search) return;
    const target = results?.querySelector<HTMLElement>("h2, button");
    if (target && target.tabIndex < 0) target.setAttribute("tabindex", "-1");
    target?.focus();
  }

  // Another search is another result, also of the same text.
  return (
    <div key={key} {...(isNew && { ref: takeFocus })}>
      {children}
    </div>
  );
}
