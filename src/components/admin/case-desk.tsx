import { Eye } from "lucide-react";
import { createContext, useContext, useState } from "react";
import { CaseNotes } from "@/components/admin/case-notes";
import { type CaseNote, useCaseNotes } from "@/hooks/admin/case-notes";
import { useCaseViewers } from "@/hooks/admin/case-viewers";
import { enumerate } from "@/lib/format/numbers";

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
