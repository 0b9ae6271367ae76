import { queryOptions, useQuery } from "@tanstack/react-query";
import { profileKeys } from "@/hooks/profiles/keys";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

async function fetchRoles(userId: string, signal: AbortSignal) {
  const data = await unwrap(
    supabase.from("user_roles").select("role").eq("user_id", userId).abortSignal(signal),
  );
  return data.map(({ role }) => role);
}

/** The roles of a member; none for visitors. */
export const useRoles = (userId: string | null) =>
  useQuery(
    queryOptions({
      queryKey: profileKeys.roles(userId ?? ""),
      queryFn: ({ signal }) => fetchRoles(userId ?? "", signal),
      enabled: userId !== null,
    }),
  );
