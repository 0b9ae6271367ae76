import { type QueryClient, useMutation, useQuery } from "@tanstack/react-query";
import { removeOldClinicianPhotos } from "@/hooks/editor/clinician-photos";
import { fetchMovedClinicians } from "@/hooks/practice/moved-clinicians";
import { listingKeys } from "@/hooks/query-keys";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

/** Drops cached listings, so that no form starts with outdated clinicians. */
const removeInactiveListings = (client: QueryClient) =>
  client.removeQueries({ queryKey: listingKeys.all, type: "inactive" });

interface Leaving {
  listingId: string;
  clinicianId: string;
  /** The day as "2026-11-23". */
  leftOn: string;
  /** Whether the listing links to the next one with their NPI. */
  showsNewPractice: boolean;
}

/** Records that a clinician has left a practice. The dialog shows errors. */
export const useRecordDeparture = () =>
  useMutation({
    mutationFn: ({ listingId, clinicianId, leftOn, showsNewPractice }: Leaving) =>
      unwrap(
        supabase.rpc("record_departure", {
          target: listingId,
          clinician: clinicianId,
          left_on: leftOn,
          shows_new_practice: showsNewPractice,
        }),
      ),
    onSuccess: (_data, { listingId }, _result, { client }) => {
      removeInactiveListings(client);
      void removeOldClinicianPhotos(listingId);
    },
    meta: { invalidates: [listingKeys.all] },
  });

/** Undoes a departure. Returns whether the change is pending review. */
export const useUndoDeparture = () =>
  useMutation({
    mutationFn: (id: string) => unwrap(supabase.rpc("undo_departure", { departure: id })),
    onSuccess: (_data, _id, _result, { client }) => removeInactiveListings(client),
    meta: { invalidates: [listingKeys.all], errorTitle: "Not undone" },
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
    fetchMovedClinicians(id, signal),
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
