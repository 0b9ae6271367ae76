import type { ReactNode } from "react";

/** Which key does the same as what it stands in. Programs read `aria-keyshortcuts` instead. */
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
