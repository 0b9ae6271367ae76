import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { unreadKeys } from "@/hooks/notifications/keys";
import { type NotificationCard, patchNotifications } from "@/hooks/notifications/list";
import type { CurrentMember } from "@/hooks/profiles/current-member";
import { profileKeys } from "@/hooks/profiles/keys";
import { supabase } from "@/lib/supabase/client";
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
    meta: { changes: unreadKeys },
  });
}

async function markAllRead({ updated_at }: NotificationCard) {
  await unwrap(unread().lte("updated_at", updated_at));
}

/** Marks all notifications up to the newest one on the screen as read, but not newer ones. */
export function useMarkAllRead() {
  return useMutation({
    mutationFn: markAllRead,
    meta: { changes: unreadKeys, errorTitle: "Error" },
  });
}
