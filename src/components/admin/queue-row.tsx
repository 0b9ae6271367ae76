import { ChevronDown } from "lucide-react";
import { createContext, type FocusEvent, type ReactNode, useContext, useId, useRef } from "react";
import { flushSync } from "react-dom";
import { RowNotes } from "@/components/admin/row-notes";
import { Badge } from "@/components/ui/badge";
import type { Verdict } from "@/lib/admin/verdicts";
import { moveFocusOnRemoval } from "@/lib/browser/focus";
import { joinClasses } from "@/lib/join-classes";

/** The layout of a queue's rows. */
export const RowsViewContext = createContext<{
  /** Whether the rows form a compact list, in which at most one is open. */
  isList: boolean;
  openRow: string | null;
  setOpenRow: (row: string | null) => void;
}>({ isList: false, openRow: null, setOpenRow: () => {} });

function useRowView(row: string) {
  const { isList, openRow, setOpenRow } = useContext(RowsViewContext);
  return {
    isList,
    isOpen: !isList || openRow === row,
    // Rendered synchronously, so that the open row has its full height before scrolling to it.
    setOpen: (isOpen: boolean) => flushSync(() => setOpenRow(isOpen ? row : null)),
  };
}

/** What the lead of a row begins with in a list of several kinds of cases. */
export const RowLeadContext = createContext<ReactNode>(null);

/** Lets a row be selected to be decided together with others. */
export interface RowSelection {
  /** The row's accessible name. */
  name: string;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

interface RowProps {
  title: ReactNode;
  /** Text below the title. */
  lead?: ReactNode;
  /** What a compact list shows of a closed row, beside the lead. */
  verdicts?: readonly Verdict[];
  selection?: RowSelection | undefined;
  children: ReactNode;
}

/** Highlights the row that has focus or contains it. */
export const currentRowClasses =
  "focus-within:ring-2 focus-within:ring-focus focus:outline-3 focus:outline-offset-2 focus:outline-focus focus:outline-solid";

const rowClasses = (isOpen: boolean) =>
  joinClasses(
    "min-w-0 rounded-xl ring-1 ring-line ring-inset",
    isOpen ? "p-5 shadow-soft sm:p-7" : "py-1 pr-1 pl-4 sm:pl-5",
  );

/**
 * A row of a queue: heading, details, and actions. In a compact list it opens when a shortcut or a
 * decision moves focus to it.
 */
export function QueueRow(props: RowProps) {
  const id = useId();
  const { isOpen, setOpen } = useRowView(id);

  // A click can also focus the row, for example between its buttons or in Safari. That doesn't open it.
  const isPressed = useRef(false);

  function showOnFocus({ target, currentTarget }: FocusEvent) {
    if (isPressed.current || target !== currentTarget) return;
    if (!isOpen) setOpen(true);
    // At the top, where the messages at the bottom don't cover it.
    currentTarget.scrollIntoView({ block: "start" });
  }

  return (
    <article
      ref={moveFocusOnRemoval}
      aria-labelledby={id}
      tabIndex={-1}
      data-row
      onFocus={showOnFocus}
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

/** A row that contains several items to decide, each an article of its own. */
export function QueueGroup(props: Omit<RowProps, "selection"> & { headingId: string }) {
  const { isOpen } = useRowView(props.headingId);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of rows, not of fields.
    <div
      role="group"
      aria-labelledby={props.headingId}
      data-row
      className={joinClasses(rowClasses(isOpen), "bg-surface", !isOpen && currentRowClasses)}
    >
      <RowContent {...props} />
    </div>
  );
}

function RowContent({
  headingId,
  title,
  lead,
  verdicts = [],
  selection,
  children,
}: RowProps & { headingId: string }) {
  const { isList, isOpen, setOpen } = useRowView(headingId);
  const kind = useContext(RowLeadContext);
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
            !isOpen && "py-0.5 sm:flex sm:gap-x-4 sm:py-1.5",
          )}
        >
          <div className="min-w-0 flex-1">
            <h3
              id={headingId}
              className={joinClasses(
                "break-words",
                isOpen ? "text-xl" : "line-clamp-2 text-base leading-snug sm:line-clamp-1",
              )}
            >
              {title}
            </h3>
            {(kind || lead) && (
              <p
                className={joinClasses(
                  "text-sm text-ink-soft",
                  isOpen ? "mt-1 break-words" : "line-clamp-1",
                )}
              >
                {kind}
                {kind && lead && " · "}
                {lead && <span>{lead}</span>}
              </p>
            )}
          </div>
          {!isOpen && verdicts.length > 0 && <Verdicts verdicts={verdicts} />}
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
      {/* Hidden rather than unmounted, so that a closed row keeps what was typed in it. */}
      <div hidden={!isOpen}>
        {children}
        <RowNotes />
      </div>
    </>
  );
}

const maxVerdicts = 2;

function Verdicts({ verdicts }: { verdicts: readonly Verdict[] }) {
  const more = verdicts.length - maxVerdicts;
  const shown: Verdict[] = verdicts.slice(0, maxVerdicts);
  if (more > 0) shown.push({ tone: "neutral", label: `${more} more` });
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-1.5 sm:mt-0 sm:max-w-1/2 sm:justify-end">
      {shown.map(({ tone, label }) => (
        <Badge key={label} tone={tone} className="px-2.5 py-0.5">
          {label}
        </Badge>
      ))}
    </p>
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
