import { Keyboard, Rows3 } from "lucide-react";
import { Component, type ReactNode, useId, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { NoMatches } from "@/components/admin/no-matches";
import { QueueFilterBar } from "@/components/admin/queue-filter-bar";
import { RowsViewContext } from "@/components/admin/queue-row";
import type { ListQuery } from "@/components/admin/result-list";
import { type CaseRow, NotedCaseContext, useNotedCases } from "@/components/admin/row-notes";
import { CheckboxField } from "@/components/forms/checkbox-field";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { LoadFailure } from "@/components/ui/load-failure";
import { LoadMore } from "@/components/ui/load-more";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";
import { useQueueView } from "@/hooks/admin/queue-page";
import { isTextInput, keySections } from "@/lib/admin/admin-keys";
import { areShortcutsOn, setShortcutsOn } from "@/lib/admin/admin-queues";
import { describeFilters, parseQueueFilters, type QueueName } from "@/lib/admin/queue-filters";
import { formatCount } from "@/lib/format/numbers";
import { joinClasses } from "@/lib/join-classes";
import { paths } from "@/lib/paths";

const steps: Record<string, number> = { j: 1, k: -1 };

const isHidden = (element: Element) => element.closest("[hidden]") !== null;

/** Clicks the button of a shortcut. Skips buttons in closed rows, whose details the admin hasn't seen. */
function clickShortcut(container: Element | null | undefined, key: string): boolean {
  const buttons = [...(container?.querySelectorAll<HTMLElement>("[aria-keyshortcuts]") ?? [])];
  const button = buttons.find(
    (candidate) =>
      candidate.getAttribute("aria-keyshortcuts")?.toLowerCase() === key && !isHidden(candidate),
  );
  button?.click();
  return button !== undefined;
}

/** Opens or closes a row of a compact list. The row stays highlighted when what had the focus is hidden. */
function toggleRow(row: Element | undefined): boolean {
  const isToggled = clickShortcut(row?.closest("[data-row]"), "o");
  if (row && isHidden(row)) {
    row.closest("[data-row]")?.querySelector<HTMLElement>("[aria-expanded]")?.focus();
  }
  return isToggled;
}

const isClosed = (row: Element | undefined) =>
  row?.closest("[data-row]")?.querySelector('[aria-keyshortcuts="O"][aria-expanded="false"]') !=
  null;

/** Makes a row the current one by moving focus to it. */
function showRow(row: HTMLElement | undefined) {
  if (row && isHidden(row)) toggleRow(row);
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: "start" });
}

function handleKey(section: HTMLElement, event: KeyboardEvent, last: HTMLElement | null): boolean {
  const key = event.key.toLowerCase();
  const rows = [...section.querySelectorAll("article")];
  const hasFocus = (element: Element | null) => element?.contains(document.activeElement) === true;
  const focused = rows.findIndex(hasFocus);
  // Where the focus was before it was lost, for example with a click beside the rows.
  const current = Math.max(last ? rows.indexOf(last) : 0, 0);
  // Focus may also be on the button that opens a group of several articles.
  const position =
    focused < 0 ? rows.findIndex((row) => hasFocus(row.closest("[data-row]"))) : focused;
  const step = steps[key];
  if (step !== undefined) {
    showRow(rows[position < 0 ? current : position + step]);
    return rows.length > 0;
  }
  // Ignores key repeat, so that holding a key decides only once.
  if (event.repeat) return false;
  if (key === "?") return clickShortcut(section, key);
  // What is selected is decided together, whichever row is highlighted.
  const bar = section.querySelector("[data-bar] article");
  if (bar && !hasFocus(bar) && /^[arw]$/.test(key)) return clickShortcut(bar, key);
  const row = rows[position];
  // Without a highlighted row, the first key press only highlights one.
  if (focused < 0 && /^[arwxo]$/.test(key) && !(key === "o" && row && !isClosed(row))) {
    showRow(row ?? rows[current]);
    return rows.length > 0;
  }
  const opensRow = key === "o" || (/^[arw]$/.test(key) && isClosed(row));
  return opensRow ? toggleRow(row) : clickShortcut(row, key);
}

/**
 * A `ref` for a section of rows (`article`). J and K move between rows; any other key clicks the
 * button with that key in its `aria-keyshortcuts` within the current row.
 */
function listenToKeys(section: HTMLElement | null) {
  if (!section) return;
  let last: HTMLElement | null = null;
  function handleFocus({ target }: FocusEvent) {
    if (target instanceof Element) last = target.closest("article") ?? last;
  }
  function handleKeydown(event: KeyboardEvent) {
    const isCombined = event.ctrlKey || event.metaKey || event.altKey || event.isComposing;
    if (!section || event.defaultPrevented || isCombined || !areShortcutsOn()) return;
    if (document.querySelector('[role="dialog"]')) return;
    if (event.key !== "Escape" && isTextInput(event.target)) return;
    if (handleKey(section, event, last)) event.preventDefault();
  }
  section.addEventListener("focusin", handleFocus);
  document.addEventListener("keydown", handleKeydown);
  return () => {
    section.removeEventListener("focusin", handleFocus);
    document.removeEventListener("keydown", handleKeydown);
  };
}

interface QueueProps<Row> {
  title: string;
  /** The queue whose filters are in the URL. */
  filtered?: QueueName;
  /** Shown when the queue is empty. */
  emptyText: string;
  query: ListQuery<Row[]>;
  /** How many rows there are on all pages. */
  total?: number | undefined;
  /** Keyboard shortcuts, for queues that have decisions. */
  keys?: QueueKeys;
  /** Content between the title and the rows. */
  intro?: ReactNode;
  /** A bar that stays at the bottom of the screen. */
  bar?: ReactNode;
  children: (row: Row) => ReactNode;
}

/** Keeps focused controls from scrolling behind the bar. */
const clearOfBar =
  "[&_a]:scroll-mb-32 [&_button]:scroll-mb-32 [&_input]:scroll-mb-32 [&_textarea]:scroll-mb-32";

/** Rows hide the keys that the bar has. */
const barHasKeys =
  "[&:has([data-bar]_article)_[data-row]_[aria-expanded]_span[aria-hidden]]:hidden";

/** Longer queues start as a compact list unless the admin has chosen a layout. */
const longQueue = 5;

/** A list of rows to review, page by page. The title takes focus when the last row is gone. */
export function Queue<Row extends CaseRow>({
  title,
  filtered,
  emptyText,
  query,
  total,
  keys,
  intro,
  bar,
  children,
}: QueueProps<Row>) {
  const id = useId();
  const [chosenView, setChosenView] = useQueueView();
  const [initialCount, setInitialCount] = useState<number | null>(null);
  const [openRow, setOpenRow] = useState<string | null>(null);
  const rows = query.data;
  const notedCaseOf = useNotedCases(rows ?? []);
  // Only the initial count decides, so that the layout doesn't change while the admin works through the queue.
  if (initialCount === null && query.data) setInitialCount(query.data.length);
  const isList = chosenView ? chosenView === "list" : (initialCount ?? 0) > longQueue;
  return (
    <section aria-labelledby={id} ref={keys && listenToKeys} className={barHasKeys}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h2 id={id} tabIndex={-1} className="text-2xl">
            {title}
          </h2>
          {total !== undefined && (
            <p role="status" className="text-sm text-ink-soft">
              {`${formatCount(total)} in all`}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-x-1">
          {rows && rows.length > 0 && (
            <Button
              variant="ghost"
              size="sm"
              aria-pressed={isList}
              className="ring-1 ring-line ring-inset aria-pressed:bg-sage"
              onClick={() => setChosenView(isList ? "details" : "list")}
            >
              <Rows3 aria-hidden="true" />
              Compact list
            </Button>
          )}
          {keys && <KeysSheet keys={keys} />}
        </div>
      </div>
      {filtered && <QueueFilterBar key={filtered} queue={filtered} />}
      {intro}
      {query.error && <LoadFailure query={query} />}
      {!rows && !query.error && (
        <LoadingRegion label="Loading..." className="grid gap-3">
          <Skeleton className="h-40 rounded-xl" />
        </LoadingRegion>
      )}
      {rows?.length === 0 && (
        <div className="rounded-xl border border-dashed border-line-strong/60 p-6 text-ink-soft">
          {filtered ? <EmptyQueue queue={filtered} emptyText={emptyText} /> : emptyText}
        </div>
      )}
      <div className={joinClasses("grid", isList ? "gap-2" : "gap-5", bar ? clearOfBar : null)}>
        <RowsViewContext value={{ isList, openRow, setOpenRow }}>
          {rows?.map((row) => {
            const noted = notedCaseOf(row);
            return (
              <NotedCaseContext key={noted.id} value={noted}>
                <CaseBoundary>
                  <CaseContent render={() => children(row)} />
                </CaseBoundary>
              </NotedCaseContext>
            );
          })}
        </RowsViewContext>
      </div>
      <LoadMore query={query} loadingLabel="Loading..." />
      {bar && (
        <div data-bar className="sticky bottom-3 z-10 mt-5">
          {bar}
        </div>
      )}
    </section>
  );
}

/** Renders a case as a component of its own, so that its boundary catches its errors. */
const CaseContent = ({ render }: { render: () => ReactNode }) => render();

/** Shows a message instead of a case that can't be rendered, so that the other cases can still be decided. */
class CaseBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="rounded-xl border border-line p-6">
        This case can't be shown because of an error. Reload the page to try again. The other cases
        aren't affected.
      </div>
    );
  }
}

function EmptyQueue({ queue, emptyText }: { queue: QueueName; emptyText: string }) {
  const [params] = useSearchParams();
  const chosen = describeFilters(queue, parseQueueFilters(queue, params));
  return <NoMatches filters={[chosen]} clearTo={paths.adminTab(queue)} emptyText={emptyText} />;
}

/** Descriptions of a queue's keyboard shortcuts. */
interface QueueKeys {
  /** A */
  approve: string;
  /** R */
  reject?: string;
  /** W */
  warn?: string;
  /** X */
  select?: string;
}

/** A button that opens the list of a queue's keyboard shortcuts. */
function KeysSheet({ keys }: { keys: QueueKeys }) {
  const shortcuts = [
    ["J", "Next row"],
    ["K", "Previous row"],
    ["A", keys.approve],
    ...(keys.reject ? [["R", keys.reject]] : []),
    ...(keys.warn ? [["W", keys.warn]] : []),
    ["1 to 5", "Choose a suggested reason"],
    ...(keys.select ? [["X", keys.select]] : []),
    ["O", "Open or close the row (compact list)"],
    ["Z", "Undo the last decision while its message offers it"],
    ["Esc", "Cancel"],
    ["/ or Ctrl K", "Search listings, members, posts, and decisions"],
    ...keySections.map(([letter, , name]) => [`G then ${letter}`, `Go to ${name}`]),
    ["?", "Show shortcuts"],
  ];
  return (
    <Dialog
      title="Keyboard shortcuts"
      className="sm:max-w-3xl"
      description="Letters and numbers apply to the highlighted row while you aren't typing."
      trigger={
        <Button variant="ghost" size="sm" aria-keyshortcuts="?">
          <Keyboard aria-hidden="true" />
          Shortcuts
        </Button>
      }
    >
      <dl className="grid content-start gap-x-8 gap-y-2 text-sm sm:grid-cols-2">
        {shortcuts.map(([key, description]) => (
          <div key={key} className="flex items-baseline gap-4">
            <dt className="w-24 shrink-0 whitespace-nowrap">
              <kbd className="rounded-sm bg-sage px-2 py-1 font-sans font-semibold">{key}</kbd>
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
      <ShortcutsToggle />
    </Dialog>
  );
}

function ShortcutsToggle() {
  const [isOn, setIsOn] = useState(areShortcutsOn);
  return (
    <CheckboxField
      className="mt-6 border-t border-line pt-4"
      label="Use keyboard shortcuts"
      hint="Turn this off if you use dictation. Applies to this browser."
      checked={isOn}
      onChange={(event) => {
        setShortcutsOn(event.target.checked);
        setIsOn(event.target.checked);
      }}
    />
  );
}
