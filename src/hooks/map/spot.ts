import { queryOptions, useQuery } from "@tanstack/react-query";
import { mapKeys } from "@/hooks/map/keys";
import type { Mark } from "@/lib/map/marks";
import { answer, api } from "@/lib/supabase/api";
import { checkRows } from "@/lib/supabase/check-rows";

type Spot = Pick<Mark, "doctor_ids" | "offices">;

async function fetchSpot({ doctor_ids, offices: at }: Spot, signal: AbortSignal) {
  const ids = doctor_ids ?? [];
  const data = await answer(
    api
      .from("doctors")
      .select(
        "id, practice_name, address_city, address_state, monthly_price, offices(position, name, address_city, address_state)",
      )
      .in("id", [...ids])
      .eq("verified", true)
      .order("practice_name")
      .abortSignal(signal),
  );
  return checkRows(data, "id", "practice_name").map(({ offices, ...practice }) => {
    const position = at?.[ids.indexOf(practice.id)];
    const office = offices.find((one) => one.position > 0 && one.position === position);
    return {
      ...practice,
      place: `${office?.address_city ?? practice.address_city}, ${office?.address_state ?? practice.address_state}`,
      officeName: office?.name ?? null,
    };
  });
}

/** The few practices of one mark of the map, by name, each with where its office there is, and what that is called. */
export const useSpot = (spot: Spot) =>
  useQuery(
    queryOptions({
      queryKey: mapKeys.spot(spot.doctor_ids ?? [], spot.offices ?? []),
      queryFn: ({ signal }) => fetchSpot(spot, signal),
    }),
  );
