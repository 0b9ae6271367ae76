import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { useDecision } from "@/hooks/admin/decide";
import { nextStart, pageSize } from "@/hooks/admin/paging";
import { api } from "@/lib/api";
import { toAppError } from "@/lib/errors";

async function fetchMembers(name: string, start: number, signal: AbortSignal) {
  // What is typed is looked for as it stands, not as a pattern.
  const pattern = `%${name.replace(/[\\%_]/g, "\\$&")}%`;
  const { data, error, status } = await api
    .from("profiles")
    .select("id, full_name, avatar_url, created_at, roles:user_roles!user_roles_user_id_fkey(role)")
    .ilike("full_name", pattern)
    .order("full_name")
    .order("id")
    .range(start, start + pageSize - 1)
    .abortSignal(signal)
    .retry(false);
  if (error) throw toAppError(error, status);
  return data;
}

/** A member with all roles, as administrators see them. */
export type FoundMember = Awaited<ReturnType<typeof fetchMembers>>[number];

/** The members whose name holds a text; everybody with a name when it is empty. */
export const useMembers = (name: string) =>
  useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: ["admin", "members", name] as const,
      queryFn: ({ pageParam, signal }) => fetchMembers(name, pageParam, signal),
      initialPageParam: 0,
      getNextPageParam: nextStart,
      select: (data) => data.pages.flat(),
      staleTime: 0,
    }),
  );

async function setDoctorRole({ id, isDoctor }: { id: string; isDoctor: boolean }) {
  const { error, status } = await api.rpc("set_role", {
    target: id,
    role: "doctor",
    is_granted: isDoctor,
  });
  if (error) throw toAppError(error, status);
}

/** Grants or revokes the doctor role. */
export const useSetDoctorRole = () => useDecision(setDoctorRole);
