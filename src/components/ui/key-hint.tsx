import type { ReactNode } from "react";

/** The keyboard shortcut of a button. Hidden from screen readers, which use `aria-keyshortcuts`. */
export function KeyHint({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className="hidden min-w-6 rounded-sm px-1.5 py-0.5 text-center text-xs opacity-80 ring-1 ring-current/40 ring-inset sm:inline-block"
    >
      {children}
    </span>
  );
}
