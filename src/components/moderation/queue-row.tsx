import { ChevronDown } from "lucide-react";
import { createContext, type FocusEvent, type ReactNode, useContext, useId, useRef } from "react";
import { flushSync } from "react-dom";
import { passFocusOn } from "@/lib/browser/row-focus";
import { joinClasses } from "@/lib/join-classes";

/** How the rows of a queue are shown. */
export const RowsViewContext = createContext<{
  /** Whether the rows are a compact list, in which at most one is open. */
  isList: boolean;
  openRow: string | null;
  setOpenRow: (row: string | null) => void;
}>({ isList: false, openRow: null, setOpenRow: () => {} });

function useRowView(row: string) {
  const { isList, openRow, setOpenRow } = useContext(RowsViewContext);
  return {
    isList,
    isOpen: !isList || openRow === row,
    // At once, so that the row can be scrolled to as tall as it becomes.
    setOpen: (isOpen: boolean) => flushSync(() => setOpenRow(isOpen ? row : null)),
  };
}

/** Lets a row be one of several that are decided together. */
export interface RowSelection {
  /** What the row is called. */
  name: string;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

interface RowProps {
  title: ReactNode;
  /** Stands below the title. */
  lead?: ReactNode;
  selection?: RowSelection;
  children: ReactNode;
}

/** How a row shows that it is the one in work: it has the focus, or something in it. */
export const currentRowClasses =
  "focus-within:ring-2 focus-within:ring-focus focus:outline-3 focus:outline-offset-2 focus:outline-focus focus:outline-solid";

const rowClasses = (isOpen: boolean) =>
  joinClasses(
    "min-w-0 rounded-xl ring-1 ring-line ring-inset",
    isOpen ? "p-5 shadow-soft sm:p-7" : "py-1 pr-1 pl-4 sm:pl-5",
  );

/** One thing to decide: a heading, the evidence, and what can be done. In a compact list it opens when the keys or a decision move on to it. */
export function QueueRow(props: RowProps) {
  const id = useId();
  const { isOpen, setOpen } = useRowView(id);

  // A click may focus the row, too: between its buttons, or in browsers where buttons take no focus. That opens nothing.
  const isPressed = useRef(false);

  function openOnFocus({ target, currentTarget }: FocusEvent) {
    if (isOpen || isPressed.current || target !== currentTarget) return;
    setOpen(true);
    currentTarget.scrollIntoView({ block: "nearest" });
  }

  return (
    <article
      ref={passFocusOn}
      aria-labelledby={id}
      tabIndex={-1}
      data-row
      onFocus={openOnFocus}
      onPointerDown={() => {
        isPressed.current = true;
      }}
      onPointerUp={() => {
        isPressed.current = false;
      }}
      onBlur={() => {
        isPressed.current = false;
      }}
      className={joinClasses(
        rowClasses(isOpen),
        props.selection?.isSelected ? "bg-sky" : "bg-surface",
        currentRowClasses,
      )}
    >
      <RowContent {...props} headingId={id} />
    </article>
  );
}

/** A row that holds several things to decide, which are articles of their own. */
export function QueueGroup(props: Omit<RowProps, "selection"> & { headingId: string }) {
  const { isOpen } = useRowView(props.headingId);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of rows, not of fields.
    <div
      role="group"
      aria-labelledby={props.headingId}
      data-row
      className={joinClasses(rowClasses(isOpen), "bg-surface")}
    >
      <RowContent {...props} />
    </div>
  );
}

function RowContent({
  headingId,
  title,
  lead,
  selection,
  children,
}: RowProps & { headingId: string }) {
  const { isList, isOpen, setOpen } = useRowView(headingId);
  const labelId = useId();
  return (
    <>
      <div
        className={joinClasses(
          "flex justify-between gap-x-4",
          isOpen ? "items-start" : "items-center",
        )}
      >
        <div
          className={joinClasses(
            "min-w-0 flex-1",
            !isOpen && "py-1.5 sm:flex sm:items-baseline sm:gap-x-4",
          )}
        >
          <h3
            id={headingId}
            className={joinClasses(
              "break-words",
              isOpen ? "text-xl" : "line-clamp-2 min-w-0 text-base leading-snug sm:line-clamp-1",
            )}
          >
            {title}
          </h3>
          {lead && (
            <p
              className={joinClasses(
                "min-w-0 text-sm text-ink-soft",
                isOpen ? "mt-1 break-words" : "truncate sm:shrink-[2]",
              )}
            >
              {lead}
            </p>
          )}
        </div>
        {selection && <Selection selection={selection} isLabelHidden={!isOpen} />}
        {isList && (
          <button
            type="button"
            aria-labelledby={`${labelId} ${headingId}`}
            aria-keyshortcuts="O"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className={joinClasses(
              "grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-ink-soft hover:bg-sage hover:text-ink",
              isOpen && "-mt-2 -mr-2 sm:-mr-4",
            )}
          >
            <span id={labelId} className="sr-only">
              Details:
            </span>
            <ChevronDown
              aria-hidden="true"
              className={joinClasses("size-5 transition-transform", isOpen && "rotate-180")}
            />
          </button>
        )}
      </div>
      {/* A closed row keeps what was typed in it. */}
      <div hidden={!isOpen}>{children}</div>
    </>
  );
}

function Selection({
  selection: { name, isSelected, onSelect },
  isLabelHidden,
}: {
  selection: RowSelection;
  isLabelHidden: boolean;
}) {
  return (
    <label className="-my-2 flex min-h-11 min-w-6 shrink-0 cursor-pointer items-center gap-2.5 text-sm text-ink-soft">
      <input
        type="checkbox"
        aria-keyshortcuts="X"
        className="size-5 cursor-pointer accent-primary"
        checked={isSelected}
        onChange={(event) => onSelect(event.target.checked)}
      />
      <span className={isLabelHidden ? "sr-only" : undefined}>
        Select <span className="sr-only">{name}</span>
      </span>
    </label>
  );
}
