import type { ReactNode } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { isSearch } from "@/lib/browser/search-params";

interface SearchResultsProps {
  /** The search text. */
  search: string;
  children: ReactNode;
}

/** Moves the focus to the heading of new results, which announces them, or to the retry button after an error. */
export function SearchResults({ search, children }: SearchResultsProps) {
  const { key, state } = useLocation();
  // Back and reload are not searches.
  const isNew = useNavigationType() !== "POP" && isSearch(state);

  function focusOnMount(results: HTMLElement | null) {
    const active = document.activeElement;
    // Don't take the focus from a visitor who is typing the next search or already uses the map.
    if (active instanceof HTMLInputElement && active.value.trim() !== search) return;
    if (active?.closest("[data-map]")) return;
    const target = results?.querySelector<HTMLElement>("h2, button");
    if (target && target.tabIndex < 0) target.setAttribute("tabindex", "-1");
    target?.focus();
  }

  // A new key for each search, even for the same text.
  return (
    <div key={key} className="contents" {...(isNew && { ref: focusOnMount })}>
      {children}
    </div>
  );
}

/** The list, or what is shown instead of it, beside the map. */
export function ResultList({ children }: { children: ReactNode }) {
  return <div className="results-list min-w-0">{children}</div>;
}
