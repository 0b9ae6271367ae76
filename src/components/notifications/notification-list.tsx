import { NotificationRow } from "@/components/notifications/notification-row";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { NotificationCard } from "@/hooks/notifications/list";

interface NotificationListProps {
  cards: NotificationCard[];
  hasMore: boolean;
  isLoadingMore: boolean;
  onLoadMore: () => void;
}

/** Notifications, newest first, with a button for the older ones. */
export function NotificationList({
  cards,
  hasMore,
  isLoadingMore,
  onLoadMore,
}: NotificationListProps) {
  return (
    <>
      <Card padding="none" className="overflow-hidden">
        <ul className="divide-y divide-line">
          {cards.map((card) => (
            <NotificationRow key={card.id} card={card} />
          ))}
        </ul>
      </Card>
      {hasMore && (
        <p className="mt-6 flex justify-center">
          <Button variant="secondary" isBusy={isLoadingMore} onClick={onLoadMore}>
            Load more
          </Button>
        </p>
      )}
    </>
  );
}
