import { queryOptions, useQuery } from "@tanstack/react-query";
import { profileKeys } from "@/hooks/profiles/keys";
import { useUserId } from "@/hooks/session/store";
import type { Role } from "@/lib/session/roles";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

/** What the top bar shows of the member: who they are, and how much they have not read. */
export interface CurrentMember {
  full_name: string | null;
  avatar_url: string | null;
  roles: Role[];
  /** Counted to 100. */
  unread_count: number;
  /** Why the account reads, but writes nothing; null when it is not suspended. */
  suspended_because: string | null;
  /** When the suspension ends; null when only an admin ends it. */
  suspended_until: string | null;
  /** Whether the suspension hides posts, comments, and profile from everyone else. */
  is_hidden: boolean;
}

const askedEveryMs = 60_000;

async function fetchCurrentMember(signal: AbortSignal): Promise<CurrentMember | null> {
  const data = await unwrap(supabase.rpc("get_current_member").abortSignal(signal));
  return data[0] ?? null;
}

/** Decoration of every page: a failure is not told. */
const currentMemberQuery = (userId: string | null) =>
  queryOptions({
    queryKey: profileKeys.currentMember(userId),
    queryFn: ({ signal }) => fetchCurrentMember(signal),
    enabled: userId !== null,
  });

/** The current member, asked for again every minute and whenever the window gets the focus. */
export const useCurrentMember = () =>
  useQuery({
    ...currentMemberQuery(useUserId()),
    staleTime: askedEveryMs / 2,
    refetchInterval: askedEveryMs,
  });

/** Whether the member has the role, as far as is known yet. Asks for nothing that the top bar has asked for. */
export function useHasRole(role: Role): boolean {
  const { data } = useQuery({
    ...currentMemberQuery(useUserId()),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.roles.includes(role) ?? false;
}

/** The member's suspension, as far as is known yet; null when there is none. */
export function useSuspension() {
  const { data } = useQuery({
    ...currentMemberQuery(useUserId()),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data || data.suspended_because === null) return null;
  return {
    reason: data.suspended_because,
    until: data.suspended_until,
    isHidden: data.is_hidden,
  };
}

/** Whether the member is an administrator, as far as is known yet. */
export const useIsAdmin = (): boolean => useHasRole("admin");
