import { type ReactNode, useId } from "react";
import { passFocusOn } from "@/lib/browser/row-focus";
import { joinClasses } from "@/lib/join-classes";

/** Lets a row be one of several that are decided together. */
export interface RowSelection {
  /** What the row is called. */
  name: string;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

interface QueueRowProps {
  title: ReactNode;
  /** Stands below the title. */
  lead?: ReactNode;
  selection?: RowSelection;
  children: ReactNode;
}

/** How a row shows that it is the one in work: it has the focus, or something in it. */
export const currentRowClasses =
  "focus-within:ring-2 focus-within:ring-focus focus:outline-3 focus:outline-offset-2 focus:outline-focus focus:outline-solid";

/** One thing to decide: a heading, the evidence, and what can be done. */
export function QueueRow({ title, lead, selection, children }: QueueRowProps) {
  const id = useId();
  return (
    <article
      ref={passFocusOn}
      aria-labelledby={id}
      tabIndex={-1}
      className={joinClasses(
        "min-w-0 rounded-xl p-5 shadow-soft ring-1 ring-line ring-inset sm:p-7",
        selection?.isSelected ? "bg-sky" : "bg-surface",
        currentRowClasses,
      )}
    >
      <div className="flex items-start justify-between gap-4">
        <h3 id={id} className="min-w-0 text-xl break-words">
          {title}
        </h3>
        {selection && <Selection selection={selection} />}
      </div>
      {lead && <p className="mt-1 text-sm break-words text-ink-soft">{lead}</p>}
      {children}
    </article>
  );
}

function Selection({ selection: { name, isSelected, onSelect } }: { selection: RowSelection }) {
  return (
    <label className="-my-2 flex min-h-11 shrink-0 cursor-pointer items-center gap-2.5 text-sm text-ink-soft">
      <input
        type="checkbox"
        aria-keyshortcuts="X"
        className="size-5 cursor-pointer accent-primary"
        checked={isSelected}
        onChange={(event) => onSelect(event.target.checked)}
      />
      <span>
        Select <span className="sr-only">{name}</span>
      </span>
    </label>
  );
}
