import { queryOptions, useQuery } from "@tanstack/react-query";
import { alertKeys } from "@/hooks/alerts/keys";
import { supabase } from "@/lib/supabase/client";
import type { Tables } from "@/lib/supabase/database.types";
import { unwrap } from "@/lib/supabase/unwrap";

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
  useQuery(
    queryOptions({
      queryKey: alertKeys.own(userId),
      queryFn: ({ signal }) => fetchAlerts(signal),
      enabled: userId !== null,
    }),
  );
