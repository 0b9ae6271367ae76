import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect } from "react";
import type { CurrentMember } from "@/hooks/account/current-member";
import { useUserId } from "@/hooks/account/session-store";
import { notificationKeys, profileKeys, unreadKeys } from "@/hooks/query-keys";
import { t } from "@/lib/messages";
import { supabase } from "@/lib/supabase/client";
import type { Tables } from "@/lib/supabase/database.types";
import { unwrap } from "@/lib/supabase/unwrap";

const unread = () =>
  supabase.from("notifications").update({ read_at: new Date().toISOString() }).is("read_at", null);

async function markRead({ id }: NotificationCard) {
  await unwrap(unread().eq("id", id));
}

function showAsRead(client: QueryClient, { id }: NotificationCard) {
  const read_at = new Date().toISOString();
  patchNotifications(client, (card) => (card.id === id ? { ...card, read_at } : card));
  client.setQueriesData<CurrentMember | null>(
    { queryKey: profileKeys.currentMembers },
    (member) => member && { ...member, unread_count: Math.max(0, member.unread_count - 1) },
  );
}

/** Marks a notification read, optimistically and without an error toast: the member is leaving the page. */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: markRead,
    onMutate: (card) => showAsRead(client, card),
    meta: { invalidates: unreadKeys },
  });
}

async function markAllRead({ updated_at }: NotificationCard) {
  await unwrap(unread().lte("updated_at", updated_at));
}

/** Marks all notifications up to the newest one on the screen as read, but not newer ones. */
export function useMarkAllRead() {
  return useMutation({
    mutationFn: markAllRead,
    meta: { invalidates: unreadKeys, errorTitle: t`Error` },
  });
}

/** A notification as its list shows it. */
export type NotificationCard = Tables<"notification_cards">;

type Cursor = Pick<NotificationCard, "updated_at" | "id"> | null;

const pageSize = 20;
const refetchIntervalMs = 60_000;

async function fetchPage(before: Cursor, signal: AbortSignal): Promise<NotificationCard[]> {
  const newestFirst = supabase
    .from("notification_cards")
    .select(
      "id, event, post_id, comment_id, doctor_id, appealed, note, changes, alert_id, found_count, updated_at, read_at, post_kind, is_answer, excerpt, practice_name, actor_name, actor_count",
    )
    .order("updated_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(pageSize);
  const page = before
    ? newestFirst.or(
        `updated_at.lt."${before.updated_at}",and(updated_at.eq."${before.updated_at}",id.lt.${before.id})`,
      )
    : newestFirst;
  return unwrap(page.abortSignal(signal));
}

/** The member's notifications, newest first, page by page; refetched every minute, like the count. */
export const useNotifications = () =>
  useInfiniteQuery({
    queryKey: notificationKeys.all,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: null as Cursor,
    getNextPageParam: (lastPage) => (lastPage.length < pageSize ? null : lastPage.at(-1)),
    // A notification that moves up between two pages comes twice; duplicates are removed.
    select: (data) => [...new Map(data.pages.flat().map((card) => [card.id, card])).values()],
    staleTime: refetchIntervalMs / 2,
    refetchInterval: refetchIntervalMs,
  });

/** Updates the cached notifications. */
function patchNotifications(
  client: QueryClient,
  change: (card: NotificationCard) => NotificationCard,
): void {
  client.setQueryData<InfiniteData<NotificationCard[]>>(
    notificationKeys.all,
    (data) => data && { ...data, pages: data.pages.map((page) => page.map(change)) },
  );
}

/**
 * Refetches the member's notifications when one changes. The embedded backend has no realtime
 * channel and relies on polling every minute.
 */
export function useLiveNotifications(): void {
  const client = useQueryClient();
  const userId = useUserId();
  useEffect(() => {
    if (import.meta.env.VITE_EMBEDDED || !userId) return;
    // Uses a unique name: supabase-js would return the channel that the previous effect is still leaving.
    const channel = supabase
      .channel(`notifications-${crypto.randomUUID()}`)
      .on(
        "postgres_changes",
        { event: "*", schema: "public", table: "notifications", filter: `user_id=eq.${userId}` },
        () => {
          for (const queryKey of unreadKeys) void client.invalidateQueries({ queryKey });
        },
      )
      .subscribe();
    return () => void supabase.removeChannel(channel);
  }, [client, userId]);
}
