import { useQuery } from "@tanstack/react-query";
import { listingKeys } from "@/hooks/query-keys";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

/** A clinician who has left a practice, and the published listing where they practice now. */
export interface MovedOn {
  departure: string;
  name: string;
  /** The day as "2026-11-23". */
  left_on: string;
  listing: string;
  practice_name: string;
}

export async function fetchMovedClinicians(id: string, signal: AbortSignal): Promise<MovedOn[]> {
  return unwrap(supabase.rpc("list_departures", { target: id }).abortSignal(signal));
}

/** The departures of a practice that link to a new listing. */
export const useMovedClinicians = (id: string) =>
  useQuery({
    queryKey: listingKeys.movedOn(id),
    queryFn: ({ signal }) => fetchMovedClinicians(id, signal),
  });
