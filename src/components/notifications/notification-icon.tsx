import {
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
  Scale,
  ShieldAlert,
  Stethoscope,
  UserRound,
  Users,
} from "lucide-react";
import type { NotificationCard } from "@/hooks/notifications/list";
import { joinClasses } from "@/lib/join-classes";

const icons: Record<NotificationCard["kind"], readonly [icon: LucideIcon, colors: string]> = {
  like: [Heart, "bg-clay text-on-clay"],
  comment: [MessageCircle, "bg-dusk text-on-dusk"],
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

/** An icon for the kind of a notification; decorative. */
export function NotificationIcon({ kind }: Pick<NotificationCard, "kind">) {
  const [Icon, colors] = icons[kind];
  return (
    <span className={joinClasses("grid size-11 shrink-0 place-items-center rounded-full", colors)}>
      <Icon aria-hidden="true" className="size-5" />
    </span>
  );
}
