import { queryOptions, useQuery } from "@tanstack/react-query";
import { useUserId } from "@/hooks/account/session-store";
import { fetchCount } from "@/hooks/fetch-count";
import { notificationKeys, profileKeys } from "@/hooks/query-keys";
import type { Role } from "@/lib/account/roles";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

/** The current member, as the top bar shows them. */
export interface CurrentMember {
  full_name: string | null;
  avatar_url: string | null;
  roles: Role[];
  /** Counted to 100. */
  unread_count: number;
  /** The reason of the suspension; null if the account is not suspended. */
  suspended_because: string | null;
  /** When the suspension ends; null if it has no end date. */
  suspended_until: string | null;
  /** Whether the suspension hides posts, comments, and profile from everyone else. */
  is_hidden: boolean;
}

const refetchIntervalMs = 60_000;

async function fetchCurrentMember(signal: AbortSignal): Promise<CurrentMember | null> {
  const data = await unwrap(supabase.rpc("get_current_member").abortSignal(signal));
  return data[0] ?? null;
}

/** Not essential to any page, so errors are not shown. */
const currentMemberQuery = (userId: string | null) =>
  queryOptions({
    queryKey: profileKeys.currentMember(userId),
    queryFn: (context) =>
      fetchCount(
        context,
        () => fetchCurrentMember(context.signal),
        (member) => member?.unread_count,
        [notificationKeys.all],
      ),
    enabled: userId !== null,
  });

/** The current member, refetched every minute and on window focus. */
export const useCurrentMember = () =>
  useQuery({
    ...currentMemberQuery(useUserId()),
    staleTime: refetchIntervalMs / 2,
    refetchInterval: refetchIntervalMs,
  });

/** The current member as the top bar last loaded them. */
const useLoadedMember = () =>
  useQuery({ ...currentMemberQuery(useUserId()), staleTime: Number.POSITIVE_INFINITY }).data;

/** Whether the member has the role; false while loading. */
export const useHasRole = (role: Role): boolean => useLoadedMember()?.roles.includes(role) ?? false;

/** The member's suspension; null if there is none, or while loading. */
export function useSuspension() {
  const member = useLoadedMember();
  if (!member || member.suspended_because === null) return null;
  return {
    reason: member.suspended_because,
    until: member.suspended_until,
    isHidden: member.is_hidden,
  };
}

/** Whether the member is an admin; false while loading. */
export const useIsAdmin = (): boolean => useHasRole("admin");
