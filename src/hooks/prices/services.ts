import { useQuery } from "@tanstack/react-query";
import { serviceKeys } from "@/hooks/query-keys";
import { supabase } from "@/lib/supabase/client";
import { checkRows, unwrap } from "@/lib/supabase/unwrap";

async function fetchServices(signal: AbortSignal) {
  const data = await unwrap(
    supabase
      .from("services")
      .select("name, label, explanation, is_basic")
      .order("position")
      .abortSignal(signal),
  );
  return checkRows(data, "name", "label", "explanation", "is_basic");
}

/** A service that a fee may cover, with an explanation, and whether an ordinary membership includes it. */
export type Service = Awaited<ReturnType<typeof fetchServices>>[number];

/** All services a practice can list, which don't change while a page is open. */
export const useServices = () =>
  useQuery({
    queryKey: serviceKeys.all,
    queryFn: ({ signal }) => fetchServices(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
