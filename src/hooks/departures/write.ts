import { type QueryClient, useMutation } from "@tanstack/react-query";
import { removeOldClinicianPhotos } from "@/hooks/listings/clinicians";
import { listingKeys } from "@/hooks/listings/keys";
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
  /** Whether the listing links to the next one with their NPI. */ showsNewPractice: boolean;
}

async function leave({ listingId, clinicianId, leftOn, showsNewPractice }: Leaving) {
  await unwrap(
    supabase.rpc("record_departure", {
      target: listingId,
      clinician: clinicianId,
      left_on: leftOn,
      shows_new_practice: showsNewPractice,
    }),
  );
}

/** Records that a clinician has left a practice. The dialog shows errors. */
export const useRecordDeparture = () =>
  useMutation({
    mutationFn: leave,
    onSuccess: (_data, { listingId }, _result, { client }) => {
      removeInactiveListings(client);
      void removeOldClinicianPhotos(listingId);
    },
    meta: { changes: [listingKeys.all] },
  });

/** Undoes a departure. Returns whether the change is pending review. */
export const useUndoDeparture = () =>
  useMutation({
    mutationFn: (id: string) => unwrap(supabase.rpc("undo_departure", { departure: id })),
    onSuccess: (_data, _id, _result, { client }) => removeInactiveListings(client),
    meta: { changes: [listingKeys.all], errorTitle: "Not undone" },
  });
