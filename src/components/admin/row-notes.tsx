import { createContext, useContext } from "react";
import { CaseNotes } from "@/components/admin/case-notes";
import { type CaseNote, useCaseNotes } from "@/hooks/admin/case-notes";

interface NotedCase {
  id: string;
  notes: readonly CaseNote[];
}

export const NotedCaseContext = createContext<NotedCase | null>(null);

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

/** Loads the notes on a queue's rows. Returns which notes a row has. */
export function useNotedCases(rows: readonly CaseRow[]) {
  const notes = useCaseNotes(rows.map(caseIdOf)).data ?? [];
  return (row: CaseRow): NotedCase => {
    const id = caseIdOf(row);
    return { id, notes: notes.filter(({ case_id }) => case_id === id) };
  };
}

/** The notes on the case of a row. */
export function RowNotes() {
  const noted = useContext(NotedCaseContext);
  return noted && <CaseNotes caseId={noted.id} notes={noted.notes} />;
}
