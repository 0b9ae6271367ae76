import { useMutation } from "@tanstack/react-query";
import { alertKeys } from "@/hooks/alerts/keys";
import { notificationKeys } from "@/hooks/notifications/keys";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

const meta = { changes: [alertKeys.all, notificationKeys.all], errorTitle: "Error" };

async function createAvailabilityAlert(listing: string) {
  return unwrap(supabase.rpc("create_availability_alert", { listing }));
}

/** Creates an alert that notifies the member once when a listing is accepting patients. */
export const useCreateAvailabilityAlert = () =>
  useMutation({ mutationFn: createAvailabilityAlert, meta });

async function createNewListingAlert(place: string) {
  return unwrap(supabase.rpc("create_new_listing_alert", { place }));
}

/** Creates an alert for new practices near a city or ZIP code. */
export const useCreateNewListingAlert = () =>
  useMutation({ mutationFn: createNewListingAlert, meta });

async function endAlert(id: string) {
  await unwrap(supabase.from("alerts").delete().eq("id", id));
}

/** Turns off an alert. Its notifications stay. */
export const useEndAlert = () => useMutation({ mutationFn: endAlert, meta });
