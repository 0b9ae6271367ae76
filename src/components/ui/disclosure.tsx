import { Plus } from "lucide-react";
import type { ReactNode } from "react";

interface DisclosureProps {
  /** The label: a heading or text. */
  summary: ReactNode;
  children: ReactNode;
  /** Whether it is open at first. */
  startsOpen?: boolean;
  /** Called each time it opens. */
  onOpen?: () => void;
}

/** A collapsible section. Uses the native element, which works before hydration and opens for find-in-page. */
export function Disclosure({ summary, children, startsOpen, onOpen }: DisclosureProps) {
  return (
    <details
      open={startsOpen}
      className="group border-b border-line"
      {...(onOpen && { onToggle: (event) => event.currentTarget.open && onOpen() })}
    >
      <summary className="flex min-h-14 list-none items-center justify-between gap-6 rounded-md py-4 hover:text-primary [&::-webkit-details-marker]:hidden">
        {summary}
        <Plus
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-transform duration-150 group-open:rotate-45"
        />
      </summary>
      <div className="max-w-prose pb-7 text-ink-soft">{children}</div>
    </details>
  );
}
