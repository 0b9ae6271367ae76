import { CheckCheck } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { NotificationCard } from "@/hooks/notifications/list";
import { useMarkAllRead } from "@/hooks/notifications/read";
import { useCurrentMember } from "@/hooks/profiles/current-member";
import { formatUnread } from "@/lib/format/unread-count";

interface NotificationsHeaderProps {
  /** The newest notification on the screen, when there is one. */
  newest: NotificationCard | undefined;
}

/** Says how much is unread, and marks it read. */
export function NotificationsHeader({ newest }: NotificationsHeaderProps) {
  const { data: member } = useCurrentMember();
  const markAllRead = useMarkAllRead();
  const unread = member?.unread_count ?? 0;
  const isRead = member !== undefined && unread === 0;

  return (
    <div className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <div>
        <h1 className="text-3xl">Notifications</h1>
        {/* Also told when the number changes while the page is open. */}
        <p role="status" className="mt-2 min-h-7 text-ink-soft">
          {newest && unread > 0 && `${formatUnread(unread)} unread`}
          {newest && isRead && "You're all caught up."}
        </p>
      </div>
      {newest && (
        // It stays when it has nothing to do, so that the focus does too.
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
