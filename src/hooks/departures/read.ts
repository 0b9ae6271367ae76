import { useQuery } from "@tanstack/react-query";
import { listingKeys } from "@/hooks/listings/keys";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

/** Somebody who has left a practice, and a public listing that names them now. */
export interface MovedOn {
  departure: string;
  name: string;
  /** The day as "2026-11-23". */
  left_on: string;
  listing: string;
  practice_name: string;
}

async function fetchMovedOn(id: string, signal: AbortSignal): Promise<MovedOn[]> {
  return unwrap(supabase.rpc("list_departures", { target: id }).abortSignal(signal));
}

/** Who has left a practice and where they are listed now, as far as the practice leads on. */
export const useMovedOn = (id: string) =>
  useQuery({
    queryKey: listingKeys.movedOn(id),
    queryFn: ({ signal }) => fetchMovedOn(id, signal),
  });

async function fetchDepartures(id: string, signal: AbortSignal) {
  const [clinicians, departures, movedOn] = await Promise.all([
    unwrap(
      supabase
        .from("clinicians")
        .select("id, name, credentials, npi")
        .eq("doctor_id", id)
        .order("position")
        .abortSignal(signal),
    ),
    unwrap(
      supabase
        .from("clinician_departures")
        .select("id, name, left_on, shows_new_practice")
        .eq("doctor_id", id)
        .order("left_on", { ascending: false })
        .order("created_at", { ascending: false })
        .abortSignal(signal),
    ),
    fetchMovedOn(id, signal),
  ]);
  return { clinicians, departures, movedOn };
}

/** The clinicians of a practice, and who has left it, for the practice itself. */
export type Departures = Awaited<ReturnType<typeof fetchDepartures>>;

/** Somebody who can be said to have left. */
export type CurrentClinician = Departures["clinicians"][number];

/** Who has left a practice, as it said. */
export type Departure = Departures["departures"][number];

/** The clinicians of a practice that one edits, and who has left it. */
export const useDepartures = (id: string) =>
  useQuery({
    queryKey: listingKeys.departures(id),
    queryFn: ({ signal }) => fetchDepartures(id, signal),
    // Others of the practice change it.
    staleTime: 0,
  });
