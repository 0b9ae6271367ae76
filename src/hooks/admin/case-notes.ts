import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { adminKeys } from "@/hooks/query-keys";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

async function fetchNotes(cases: string[], signal: AbortSignal) {
  return unwrap(
    supabase
      .rpc("list_case_notes", { cases })
      .select(
        "id, case_id, body, created_at, author, person:profiles!case_notes_author_fkey(full_name)",
      )
      .order("created_at")
      .abortSignal(signal),
  );
}

/** A note of an admin on a case, a listing, or a member. */
export type CaseNote = Awaited<ReturnType<typeof fetchNotes>>[number];

/** The notes on some cases, oldest first. */
export const useCaseNotes = (cases: string[]) =>
  useQuery({
    queryKey: adminKeys.notesOn(cases),
    queryFn: ({ signal }) => fetchNotes(cases, signal),
    enabled: cases.length > 0,
    placeholderData: keepPreviousData,
  });

/** A note, with an id that the browser makes, so that a retry stores it once. */
type NewNote = Pick<CaseNote, "id" | "case_id" | "body">;

async function addNote(note: NewNote) {
  await unwrap(supabase.from("case_notes").upsert(note, { ignoreDuplicates: true }));
}

/** Adds a note to a case. */
export const useAddNote = () =>
  useMutation({
    mutationFn: addNote,
    meta: { invalidates: [adminKeys.notes], errorTitle: "Couldn't save the note" },
  });
