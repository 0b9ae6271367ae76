import { queryOptions, useQuery } from "@tanstack/react-query";
import { mapKeys } from "@/hooks/map/keys";
import { answer, api } from "@/lib/supabase/api";
import { checkRows } from "@/lib/supabase/check-rows";

async function fetchSpot(ids: readonly string[], signal: AbortSignal) {
  const data = await answer(
    api
      .from("doctors")
      .select("id, practice_name, address_city, address_state, monthly_price")
      .in("id", [...ids])
      .eq("verified", true)
      .order("practice_name")
      .abortSignal(signal),
  );
  return checkRows(data, "id", "practice_name");
}

/** The few practices of one mark of the map, by name. */
export const useSpot = (ids: readonly string[]) =>
  useQuery(
    queryOptions({
      queryKey: mapKeys.spot(ids),
      queryFn: ({ signal }) => fetchSpot(ids, signal),
    }),
  );
