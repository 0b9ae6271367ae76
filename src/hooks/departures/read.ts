import { useQuery } from "@tanstack/react-query";
import { listingKeys } from "@/hooks/listings/keys";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

/** A clinician who has left a practice, and a published listing that names them now. */
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

/** The departures of a practice that link to a new listing. */
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

/** The current and former clinicians of a practice, for its editors. */
export type Departures = Awaited<ReturnType<typeof fetchDepartures>>;

/** A clinician whose departure can be recorded. */
export type CurrentClinician = Departures["clinicians"][number];

/** A recorded departure. */
export type Departure = Departures["departures"][number];

/** The current and former clinicians of a practice. */
export const useDepartures = (id: string) =>
  useQuery({
    queryKey: listingKeys.departures(id),
    queryFn: ({ signal }) => fetchDepartures(id, signal),
    // Others on the team can change it.
    staleTime: 0,
  });
