import { CheckCheck } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { NotificationCard } from "@/hooks/notifications/list";
import { useMarkAllRead } from "@/hooks/notifications/read";
import { useCurrentMember } from "@/hooks/profiles/current-member";
import { formatUnread } from "@/lib/format/unread-count";

interface NotificationsHeaderProps {
  /** The newest notification on the screen, if any. */
  newest: NotificationCard | undefined;
}

/** Shows the unread count and marks all as read. */
export function NotificationsHeader({ newest }: NotificationsHeaderProps) {
  const { data: member } = useCurrentMember();
  const markAllRead = useMarkAllRead();
  const unread = member?.unread_count ?? 0;
  const isRead = member !== undefined && unread === 0;

  return (
    <div className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <div>
        <h1 className="text-3xl">Notifications</h1>
        {/* A live region: the number can change while the page is open. */}
        <p role="status" className="mt-2 min-h-7 text-ink-soft">
          {newest && unread > 0 && `${formatUnread(unread)} unread`}
          {newest && isRead && "You're all caught up."}
        </p>
      </div>
      {newest && (
        // Stays enabled for focus when everything is read.
        <Button
          variant="secondary"
          size="sm"
          isBusy={markAllRead.isPending}
          aria-disabled={isRead || markAllRead.isPending || undefined}
          onClick={() => !isRead && markAllRead.mutate(newest)}
        >
          {!markAllRead.isPending && <CheckCheck aria-hidden="true" />}
          Mark all as read
        </Button>
      )}
    </div>
  );
}
