import { queryOptions, useQuery } from "@tanstack/react-query";
import { profileKeys } from "@/hooks/profiles/keys";
import { answer, api } from "@/lib/supabase/api";

async function fetchRoles(userId: string, signal: AbortSignal) {
  const data = await answer(
    api.from("user_roles").select("role").eq("user_id", userId).abortSignal(signal),
  );
  return data.map(({ role }) => role);
}

/** The roles of a person; nobody has any without an account. */
export const useRoles = (userId: string | null) =>
  useQuery(
    queryOptions({
      queryKey: profileKeys.roles(userId ?? ""),
      queryFn: ({ signal }) => fetchRoles(userId ?? "", signal),
      enabled: userId !== null,
    }),
  );
