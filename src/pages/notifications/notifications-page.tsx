import { Bell } from "lucide-react";
import { PageHead } from "@/components/layout/page-head";
import { NotificationList } from "@/components/notifications/notification-list";
import { Container } from "@/components/ui/container";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { LoadFailure } from "@/components/ui/load-failure";
import { LoadingRegion, Skeleton } from "@/components/ui/skeleton";
import { useNotifications } from "@/hooks/notifications/list";
import { paths } from "@/lib/paths";
import { NotificationsHeader } from "@/pages/notifications/notifications-header";
import { PendingReviewNotice } from "@/pages/notifications/waiting-work";

export function Component() {
  const notifications = useNotifications();
  return (
    <Container className="py-10 sm:py-14">
      <PageHead title="Notifications" isIndexed={false} />
      <div className="mx-auto max-w-3xl">
        <NotificationsHeader newest={notifications.data?.[0]} />
        <PendingReviewNotice />
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
  if (!cards) {
    return (
      <LoadingRegion label="Loading notifications..." isLabelHidden>
        <Skeleton className="h-96 rounded-xl" />
      </LoadingRegion>
    );
  }
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
      title="No notifications yet"
      icon={<Bell aria-hidden="true" />}
      actions={
        <LinkButton to={paths.feed} variant="secondary">
          Go to the community
        </LinkButton>
      }
    >
      You’ll see likes and comments on your posts here, and updates on your listings, claims,
      corrections, and requests.
    </EmptyState>
  );
}
