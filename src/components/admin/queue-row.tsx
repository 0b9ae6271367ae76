import { type ReactNode, useId } from "react";

interface QueueRowProps {
  title: ReactNode;
  /** Stands below the title. */
  lead?: ReactNode;
  children: ReactNode;
}

/** One thing to decide: a heading, the evidence, and what can be done. */
export function QueueRow({ title, lead, children }: QueueRowProps) {
  const id = useId();
  return (
    <article
      aria-labelledby={id}
      tabIndex={-1}
      className="min-w-0 rounded-xl bg-surface p-5 shadow-soft ring-1 ring-line ring-inset sm:p-7"
    >
      <h3 id={id} className="text-xl break-words">
        {title}
      </h3>
      {lead && <p className="mt-1 text-sm break-words text-ink-soft">{lead}</p>}
      {children}
    </article>
  );
}
