import {
  AtSign,
  BadgeCheck,
  BellRing,
  BookOpen,
  FilePenLine,
  Flag,
  Heart,
  Inbox,
  type LucideIcon,
  Mail,
  MessageCircle,
  PencilLine,
  PenLine,
  Scale,
  ShieldAlert,
  Stethoscope,
  UserRound,
  Users,
} from "lucide-react";
import { Link } from "react-router-dom";
import { Moment } from "@/components/community/post-time";
import { FieldChange } from "@/components/listings/field-change";
import {
  describeNotification,
  type Subject,
} from "@/components/notifications/describe-notification";
import { EndAlertButton } from "@/components/saved/alert-status";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Trans } from "@/components/ui/messages";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { type NotificationCard, useMarkRead } from "@/hooks/notifications/notifications";
import { fieldHistory } from "@/lib/editor/listing-history";
import { textLanguage } from "@/lib/format/text-language";
import { joinClasses } from "@/lib/join-classes";

const icons: Record<Subject, readonly [icon: LucideIcon, colors: string]> = {
  like: [Heart, "bg-clay text-on-clay"],
  comment: [MessageCircle, "bg-dusk text-on-dusk"],
  mention: [AtSign, "bg-dusk text-on-dusk"],
  post: [PenLine, "bg-dusk text-on-dusk"],
  story: [BookOpen, "bg-dusk text-on-dusk"],
  claim: [BadgeCheck, "bg-moss text-on-moss"],
  listing: [Stethoscope, "bg-lagoon text-on-lagoon"],
  change: [FilePenLine, "bg-lagoon text-on-lagoon"],
  correction: [PencilLine, "bg-honey text-on-honey"],
  request: [Inbox, "bg-plum text-on-plum"],
  report: [Flag, "bg-honey text-on-honey"],
  staff: [Users, "bg-lagoon text-on-lagoon"],
  account: [UserRound, "bg-danger-tint text-danger"],
  alert: [BellRing, "bg-moss text-on-moss"],
  appeal: [Scale, "bg-lagoon text-on-lagoon"],
  contact: [Mail, "bg-dusk text-on-dusk"],
  moderation: [ShieldAlert, "bg-danger-tint text-danger"],
};

/** An icon for what a notification is about; decorative. */
function NotificationIcon({ subject }: { subject: Subject }) {
  const [Icon, colors] = icons[subject];
  return (
    <span className={joinClasses("grid size-11 shrink-0 place-items-center rounded-full", colors)}>
      <Icon aria-hidden="true" className="size-5" />
    </span>
  );
}

/** One notification. Following it marks it read. */
function NotificationRow({ card }: { card: NotificationCard }) {
  const markRead = useMarkRead();
  const text = describeNotification(card);
  if (!text) return null;
  const { subject, before, name, after, quote, reason, to } = text;
  const isUnread = card.read_at === null;

  return (
    <li
      className={joinClasses(
        "relative flex gap-4 px-4 py-4 transition-colors hover:bg-sage sm:px-6",
        isUnread && "bg-sage/60",
      )}
    >
      <NotificationIcon subject={subject} />
      <div className="min-w-0 flex-1">
        <p key={`${before}${after}`} className="break-words">
          <Link
            to={to}
            onClick={() => isUnread && markRead.mutate(card)}
            className="rounded-xs after:absolute after:inset-0"
          >
            {isUnread && (
              <VisuallyHidden>
                <Trans>Unread:</Trans>{" "}
              </VisuallyHidden>
            )}
            {before}
            <bdi className="font-semibold">{name}</bdi>
            {after}
          </Link>
        </p>
        {quote && (
          <p className="mt-0.5 line-clamp-2 text-sm break-words text-ink-soft">
            “<bdi lang={textLanguage(quote)}>{quote}</bdi>”
          </p>
        )}
        {reason && (
          <p className="mt-0.5 text-sm break-words text-ink-soft">
            <Trans>
              Reason: <bdi lang={textLanguage(reason)}>{reason}</bdi>
            </Trans>
          </p>
        )}
        {fieldHistory(card.changes).map((field) => (
          <FieldChange key={field.label} {...field} />
        ))}
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
            <Trans>Load more</Trans>
          </Button>
        </p>
      )}
    </>
  );
}
