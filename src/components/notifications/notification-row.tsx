import { Link } from "react-router-dom";
import { EndAlertButton } from "@/components/alerts/end-alert-button";
import { describeNotification } from "@/components/notifications/describe-notification";
import { NotificationIcon } from "@/components/notifications/notification-icon";
import { Moment } from "@/components/posts/moment";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { NotificationCard } from "@/hooks/notifications/list";
import { useMarkRead } from "@/hooks/notifications/read";
import { joinClasses } from "@/lib/join-classes";

/** One notification. Following it marks it read. */
export function NotificationRow({ card }: { card: NotificationCard }) {
  const markRead = useMarkRead();
  const { before, name, after, quote, reason, to } = describeNotification(card);
  const isUnread = card.read_at === null;

  return (
    <li
      className={joinClasses(
        "relative flex gap-4 px-4 py-4 transition-colors hover:bg-sage sm:px-6",
        isUnread && "bg-sage/60",
      )}
    >
      <NotificationIcon kind={card.kind} />
      <div className="min-w-0 flex-1">
        <p className="break-words">
          <Link
            to={to}
            onClick={() => isUnread && markRead.mutate(card)}
            className="rounded-xs after:absolute after:inset-0"
          >
            {isUnread && <VisuallyHidden>Unread: </VisuallyHidden>}
            {before}
            <bdi className="font-semibold">{name}</bdi>
            {after}
          </Link>
        </p>
        {quote && (
          <p className="mt-0.5 line-clamp-2 text-sm break-words text-ink-soft">
            “<bdi>{quote}</bdi>”
          </p>
        )}
        {reason && (
          <p className="mt-0.5 text-sm break-words text-ink-soft">
            Reason: <bdi>{reason}</bdi>
          </p>
        )}
        <p className="mt-1 text-sm text-ink-soft">
          <Moment time={card.updated_at} />
        </p>
        {card.alert_id && (
          <p className="relative -mb-2 -ml-4.5">
            <EndAlertButton id={card.alert_id} of={card.note ?? ""} />
          </p>
        )}
      </div>
      {isUnread && (
        <span aria-hidden="true" className="mt-2 size-2.5 shrink-0 rounded-full bg-primary" />
      )}
    </li>
  );
}
