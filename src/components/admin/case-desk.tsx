import { Eye } from "lucide-react";
import { createContext, useContext, useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { CaseNotes } from "@/components/admin/case-notes";
import type { ListQuery } from "@/components/admin/result-list";
import { TextLink } from "@/components/ui/text-link";
import { type CaseNote, useCaseNotes } from "@/hooks/admin/case-notes";
import { useCaseViewers } from "@/hooks/admin/case-viewers";
import { enumerate } from "@/lib/format/numbers";
import { paths } from "@/lib/paths";

/** What admins share about the case of a row. */
interface CaseDesk {
  id: string;
  notes: readonly CaseNote[];
  /** The names of other admins who are looking at it. */
  viewers: readonly string[];
}

export const CaseDeskContext = createContext<CaseDesk | null>(null);

/**
 * A row of a queue: a case, the claims on a listing, which have its id, or the corrections of a
 * field, which have the id of the first.
 */
export type CaseRow =
  | { id: string }
  | { doctor_id: string }
  | readonly [{ id: string }, ...object[]];

function caseIdOf(row: CaseRow): string {
  if (0 in row) return row[0].id;
  return "id" in row ? row.id : row.doctor_id;
}

/**
 * Loads the notes on a queue's rows and the names of other admins who have them open, and reports
 * the row that has the focus.
 */
export function useCaseDesks(rows: readonly CaseRow[]) {
  const [current, setCurrent] = useState<string | null>(null);
  const viewers = useCaseViewers(current).data ?? [];
  const notes = useCaseNotes(rows.map(caseIdOf)).data ?? [];
  return {
    deskOf(row: CaseRow): CaseDesk {
      const id = caseIdOf(row);
      return {
        id,
        notes: notes.filter(({ case_id }) => case_id === id),
        viewers: viewers.flatMap(({ case_id, admin_name }) =>
          case_id === id ? (admin_name ?? "Another admin") : [],
        ),
      };
    },
    reportFocus(target: EventTarget) {
      const row = target instanceof Element && target.closest<HTMLElement>("[data-case]");
      if (row) setCurrent(row.dataset.case ?? null);
    },
  };
}

/** Says which other admins are looking at the case. They can all decide it. */
export function CaseViewers() {
  const viewers = useContext(CaseDeskContext)?.viewers ?? [];
  if (viewers.length === 0) return null;
  return (
    <p role="status" className="my-1 flex items-center gap-2 text-sm font-semibold text-accent-ink">
      <Eye aria-hidden="true" className="size-4 shrink-0" />
      <span>{`${enumerate(viewers)} ${viewers.length === 1 ? "is" : "are"} looking at this`}</span>
    </p>
  );
}

/** The notes on the case of a row. */
export function RowNotes() {
  const desk = useContext(CaseDeskContext);
  return desk && <CaseNotes caseId={desk.id} notes={desk.notes} />;
}

/** Reduces a queue to the case that the URL names with `case`, and loads pages until it is found. */
export function useLinkedCase<Row extends CaseRow>(query: ListQuery<Row[]>) {
  const linked = useSearchParams()[0].get("case");
  const [found, setFound] = useState<string | null>(null);
  const row = linked ? query.data?.find((one) => caseIdOf(one) === linked) : undefined;
  if (row && found !== linked) setFound(linked);
  // Once it was shown, it is gone because it was decided.
  const isSearching = linked !== null && found !== linked && query.hasNextPage && !query.error;
  const { fetchNextPage, isFetchingNextPage } = query;
  useEffect(() => {
    if (isSearching && !isFetchingNextPage) void fetchNextPage();
  }, [isSearching, isFetchingNextPage, fetchNextPage]);
  if (!linked) return { isLinked: false, rows: query.data };
  return { isLinked: true, rows: row ? [row] : isSearching || !query.data ? undefined : [] };
}

/** Says that a queue is reduced to one case, or that this case no longer waits. */
export function LinkedCaseNote({ isOpen }: { isOpen: boolean }) {
  const tab = useSearchParams()[0].get("tab") ?? "";
  return (
    <p className="mb-5 flex flex-wrap gap-x-4 gap-y-1 rounded-lg bg-sky px-5 py-3 text-sm">
      <span>
        {isOpen ? "This is the case you opened." : "The case you opened is no longer waiting."}
      </span>
      <TextLink to={paths.admin}>Back to Today</TextLink>
      <TextLink to={paths.adminTab(tab)}>Show the whole queue</TextLink>
    </p>
  );
}
