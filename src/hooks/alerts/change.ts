import { useMutation } from "@tanstack/react-query";
import { alertKeys } from "@/hooks/alerts/keys";
import { notificationKeys } from "@/hooks/notifications/keys";
import { answer, api } from "@/lib/supabase/api";

const meta = { changes: [alertKeys.all, notificationKeys.all], errorTitle: "Error" };

async function tellWhenAccepting(listing: string) {
  return answer(api.rpc("tell_when_accepting", { listing }));
}

/** Asks to be told, once, when a listing accepts patients. */
export const useTellWhenAccepting = () => useMutation({ mutationFn: tellWhenAccepting, meta });

async function tellOfNew(place: string) {
  return answer(api.rpc("tell_of_new", { place }));
}

/** Asks to be told of new practices around a city or ZIP code. */
export const useTellOfNew = () => useMutation({ mutationFn: tellOfNew, meta });

async function endAlert(id: string) {
  await answer(api.from("alerts").delete().eq("id", id));
}

/** Ends an alert. What it has told stays. */
export const useEndAlert = () => useMutation({ mutationFn: endAlert, meta });
