import { useMutation, useQuery } from "@tanstack/react-query";
import { alertKeys, notificationKeys } from "@/hooks/query-keys";
import { useUrlParams } from "@/hooks/url-params";
import { t } from "@/lib/messages";
import { supabase } from "@/lib/supabase/client";
import type { Tables } from "@/lib/supabase/database.types";
import { unwrap } from "@/lib/supabase/unwrap";

const meta = { invalidates: [alertKeys.all, notificationKeys.all], errorTitle: t`Error` };

const createAlert = async (wanted: { listing: string } | { place: string }) =>
  unwrap(supabase.rpc("create_alert", wanted));

/** Creates an alert for when a listing is accepting patients, or for new practices near a city or ZIP code. */
export const useCreateAlert = () => useMutation({ mutationFn: createAlert, meta });

async function endAlert(id: string) {
  await unwrap(supabase.from("alerts").delete().eq("id", id));
}

/** Turns off an alert. Its notifications stay. */
export const useEndAlert = () => useMutation({ mutationFn: endAlert, meta });

/** An alert of a member. */
export type Alert = Tables<"alert_cards">;

async function fetchAlerts(signal: AbortSignal) {
  return unwrap(
    supabase
      .from("alert_cards")
      .select(
        "id, doctor_id, place, created_at, practice_name, found_ids, found_names, found_count",
      )
      .order("created_at", { ascending: false })
      .order("id")
      .abortSignal(signal),
  );
}

/** A member's alerts, latest first; disabled for visitors. */
export const useAlerts = (userId: string | null) =>
  useQuery({
    queryKey: alertKeys.own(userId),
    queryFn: ({ signal }) => fetchAlerts(signal),
    enabled: userId !== null,
  });

/**
 * Whether the visitor asked for an alert before signing in. The URL stores it, so that they can
 * confirm it afterwards.
 */
export function useAlertRequest() {
  const [params, change] = useUrlParams();
  return {
    isRequested: params.get("alert") === "accepting",
    setIsRequested: (isRequested: boolean) => change({ alert: isRequested ? "accepting" : null }),
  };
}
