import { queryOptions, useQuery } from "@tanstack/react-query";
import { toAppError } from "@/lib/errors";
import { supabase } from "@/lib/supabase";

async function fetchNamePlate(id: string, signal: AbortSignal) {
  const { data, error, status } = await supabase
    .from("profiles")
    .select("full_name, avatar_url")
    .eq("id", id)
    .abortSignal(signal)
    .retry(false)
    .maybeSingle();
  if (error) throw toAppError(error, status);
  return data;
}

/** Name and picture of a person. Decoration of every page: a failure is not told. */
export const useNamePlate = (id: string) =>
  useQuery(
    queryOptions({
      queryKey: ["profiles", "name-plate", id] as const,
      queryFn: ({ signal }) => fetchNamePlate(id, signal),
    }),
  );
