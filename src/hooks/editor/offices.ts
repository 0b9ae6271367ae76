import { useQuery } from "@tanstack/react-query";
import { listingKeys } from "@/hooks/query-keys";
import { AppError } from "@/lib/errors";
import { editedOfficeColumns } from "@/lib/listings/detail-columns";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

async function fetchOffices(id: string, signal: AbortSignal) {
  const listing = await unwrap(
    supabase
      .from("doctors")
      .select(
        `id,version,practice_name,status,user_id,address_street,address_city,address_state,address_zip,${editedOfficeColumns}`,
      )
      .eq("id", id)
      .abortSignal(signal)
      .maybeSingle(),
  );
  if (!listing) throw new AppError("not-found", "Practice not found.");
  return listing;
}

/** A listing with its offices, as they are edited. */
export type ListingOffices = Awaited<ReturnType<typeof fetchOffices>>;

/** The offices of a listing. */
export const useOffices = (id: string) =>
  useQuery({
    queryKey: listingKeys.offices(id),
    queryFn: ({ signal }) => fetchOffices(id, signal),
  });
