import { Bell } from "lucide-react";
import { NavLink } from "react-router-dom";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { pendingTotal, useAdminCounts } from "@/hooks/moderation/counts";
import { useLiveNotifications } from "@/hooks/notifications/notifications";
import { useCurrentMember, useIsAdmin } from "@/hooks/profiles/current-member";
import { formatUnread } from "@/lib/format/numbers";
import { paths } from "@/lib/paths";

/** The link to the notifications, with the number of unread ones and, for admins, of items pending review. */
export function NotificationBell() {
  const { data } = useCurrentMember();
  useLiveNotifications();
  const unread = data?.unread_count ?? 0;
  const waiting = pendingTotal(useAdminCounts(useIsAdmin()).data);
  const shown = unread + waiting;
  const label = [
    "Notifications",
    ...(unread > 0 ? [`${formatUnread(unread)} unread`] : []),
    ...(waiting > 0 ? [`${waiting} pending review`] : []),
  ].join(", ");

  return (
    <NavLink
      to={paths.notifications}
      className="relative grid size-12 shrink-0 place-items-center rounded-full text-ink hover:bg-sage aria-[current=page]:bg-sage aria-[current=page]:text-primary lg:size-11"
    >
      <Bell aria-hidden="true" className="size-5.5" />
      <VisuallyHidden>{label}</VisuallyHidden>
      {shown > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 left-6 grid h-5 min-w-5 animate-appear place-items-center rounded-full bg-danger px-1 text-xs leading-none font-bold text-on-danger tabular-nums ring-2 ring-paper"
        >
          {formatUnread(shown)}
        </span>
      )}
    </NavLink>
  );
}
