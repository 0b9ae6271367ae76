import { Bell, CheckCheck } from "lucide-react";
import { NotificationList } from "@/components/notifications/notification-list";
import { PageHead } from "@/components/site/page-head";
import { Button, LinkButton } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { EmptyState } from "@/components/ui/empty-state";
import { InEnglish } from "@/components/ui/in-english";
import { LoadFailure } from "@/components/ui/load-failure";
import { Trans } from "@/components/ui/messages";
import { Notice } from "@/components/ui/notice";
import { LoadingSkeleton } from "@/components/ui/skeleton";
import { useCurrentMember, useIsAdmin } from "@/hooks/account/current-member";
import { pendingTotal, useAdminCounts } from "@/hooks/admin/admin-counts";
import {
  type NotificationCard,
  useMarkAllRead,
  useNotifications,
} from "@/hooks/notifications/notifications";
import { formatCount, formatUnread } from "@/lib/format/numbers";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";

export function Component() {
  const notifications = useNotifications();
  return (
    <Container className="py-10 sm:py-14">
      <PageHead title={t`Notifications`} isIndexed={false} />
      <div className="mx-auto max-w-3xl">
        <NotificationsHeader newest={notifications.data?.[0]} />
        <InEnglish>
          <PendingReviewNotice />
        </InEnglish>
        <Notifications notifications={notifications} />
      </div>
    </Container>
  );
}

interface NotificationsProps {
  notifications: ReturnType<typeof useNotifications>;
}

function Notifications({ notifications }: NotificationsProps) {
  const { data: cards, error } = notifications;

  if (!cards && error) return <LoadFailure query={notifications} />;
  if (!cards)
    return <LoadingSkeleton label={t`Loading notifications...`} className="h-96 rounded-xl" />;
  if (cards.length === 0) return <NothingYet />;
  return (
    <>
      <NotificationList
        cards={cards}
        hasMore={notifications.hasNextPage && !error}
        isLoadingMore={notifications.isFetchingNextPage}
        onLoadMore={() => void notifications.fetchNextPage()}
      />
      {error && (
        <div className="mt-6">
          <LoadFailure query={notifications} />
        </div>
      )}
    </>
  );
}

function NothingYet() {
  return (
    <EmptyState
      title={t`No notifications yet`}
      icon={<Bell aria-hidden="true" />}
      actions={
        <LinkButton to={paths.feed} variant="secondary">
          <Trans>Go to the community</Trans>
        </LinkButton>
      }
    >
      <Trans>
        You'll see likes and comments on your posts here, and updates on your listings, claims,
        corrections, and requests.
      </Trans>
    </EmptyState>
  );
}

/** The number of items pending review for admins, with a link to each queue. */
function PendingReviewNotice() {
  const { data: counts } = useAdminCounts(useIsAdmin());
  const total = pendingTotal(counts);
  if (!counts || total === 0) return null;
  return (
    <Notice
      className="mb-6"
      title={
        total === 1 ? "1 item is pending review" : `${formatCount(total)} items are pending review`
      }
      actions={Object.entries(counts)
        .filter(([, count]) => count > 0)
        .map(([queue, count]) => (
          <LinkButton key={queue} to={paths.adminTab(queue)} variant="secondary" size="sm">
            {`${queue.charAt(0).toUpperCase()}${queue.slice(1)} (${formatCount(count)})`}
          </LinkButton>
        ))}
    />
  );
}

interface NotificationsHeaderProps {
  /** The newest notification on the screen, if any. */
  newest: NotificationCard | undefined;
}

/** Shows the unread count and marks all as read. */
function NotificationsHeader({ newest }: NotificationsHeaderProps) {
  const { data: member } = useCurrentMember();
  const markAllRead = useMarkAllRead();
  const unread = member?.unread_count ?? 0;
  const count = formatUnread(unread);
  const isRead = member !== undefined && unread === 0;

  return (
    <div className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <div>
        <h1 className="text-3xl">
          <Trans>Notifications</Trans>
        </h1>
        {/* A live region: the number can change while the page is open. */}
        <p role="status" className="mt-2 min-h-7 text-ink-soft">
          {newest && (unread > 0 ? t`${count} unread` : isRead && t`You're all caught up.`)}
        </p>
      </div>
      {newest && (
        // Stays enabled for focus when everything is read.
        <Button
          variant="secondary"
          size="sm"
          isBusy={markAllRead.isPending}
          icon={<CheckCheck aria-hidden="true" />}
          aria-disabled={isRead || markAllRead.isPending || undefined}
          onClick={() => !isRead && markAllRead.mutate(newest)}
        >
          <Trans>Mark all as read</Trans>
        </Button>
      )}
    </div>
  );
}
