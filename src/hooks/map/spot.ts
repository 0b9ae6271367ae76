import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ListingSummary } from "@/hooks/listings/search";
import { mapKeys } from "@/hooks/map/keys";
import type { Marker } from "@/lib/map/marks";
import { checkRows } from "@/lib/supabase/check-rows";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

type Spot = Pick<Marker, "doctor_ids" | "offices">;

async function fetchCards(ids: readonly string[], signal: AbortSignal) {
  const data = await unwrap(
    supabase.rpc("listing_cards", { listing_ids: [...ids] }).abortSignal(signal),
  );
  // The generated types don't know which columns of a function are nullable.
  const rows: ListingSummary[] = data;
  return checkRows(rows, "id", "practice_name", "address_city");
}

/** Offices that are not at the listing's own address. */
async function fetchOffices(ids: readonly string[], signal: AbortSignal) {
  const data = await unwrap(
    supabase
      .from("offices")
      .select("doctor_id, position, name, address_city, address_state")
      .in("doctor_id", [...ids])
      .gt("position", 0)
      .abortSignal(signal),
  );
  return checkRows(data, "doctor_id", "position");
}

async function fetchSpot({ doctor_ids, offices: at }: Spot, signal: AbortSignal) {
  const ids = doctor_ids ?? [];
  const areElsewhere = at?.some((position) => position > 0);
  const [cards, offices] = await Promise.all([
    fetchCards(ids, signal),
    areElsewhere ? fetchOffices(ids, signal) : [],
  ]);
  return cards
    .map((practice) => {
      const position = at?.[ids.indexOf(practice.id)];
      const office = offices.find(
        (one) => one.doctor_id === practice.id && one.position === position,
      );
      return {
        ...practice,
        place: `${office?.address_city ?? practice.address_city}, ${office?.address_state ?? practice.address_state}`,
        officeName: office?.name ?? null,
      };
    })
    .sort((one, other) => one.practice_name.localeCompare(other.practice_name));
}

/** The practices of one marker, by name, each with the place and name of its office there. */
export const useSpot = (spot: Spot) =>
  useQuery(
    queryOptions({
      queryKey: mapKeys.spot(spot.doctor_ids ?? [], spot.offices ?? []),
      queryFn: ({ signal }) => fetchSpot(spot, signal),
    }),
  );
