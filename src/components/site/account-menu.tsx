import {
  Bell,
  ChevronDown,
  Heart,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  Settings,
  ShieldCheck,
  Stethoscope,
  UserRound,
} from "lucide-react";
import { type ReactNode, useId } from "react";
import { NavLink, useLocation } from "react-router-dom";
import { Avatar } from "@/components/ui/avatar";
import { Trans } from "@/components/ui/messages";
import { Popover } from "@/components/ui/popover";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { useCurrentMember, useHasRole, useIsAdmin } from "@/hooks/account/current-member";
import { signUpName, useSession } from "@/hooks/account/session-store";
import { useSignOutToHome } from "@/hooks/account/sign-out";
import { pendingTotal, useAdminCounts } from "@/hooks/admin/admin-counts";
import { useLiveNotifications } from "@/hooks/notifications/notifications";
import { useMergeSavedListings } from "@/hooks/saved/merge-saved";
import { formatCount, formatUnread } from "@/lib/format/numbers";
import { joinClasses } from "@/lib/join-classes";
import { t } from "@/lib/messages";
import { paths } from "@/lib/paths";

interface AccountPerson {
  userId: string;
  email: string;
  /** The name from sign-up, shown until the profile loads. */
  name: string;
}

const entryClass =
  "flex min-h-12 w-full items-center gap-3 rounded-md px-3 text-left text-base font-medium text-ink hover:bg-sage hover:text-primary-strong aria-[current=page]:text-primary [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-ink-soft";

interface MenuEntryProps {
  to: string;
  icon: LucideIcon;
  label: string;
  /** Shown after the label. */
  children?: ReactNode;
}

const MenuEntry = ({ to, icon: Icon, label, children }: MenuEntryProps) => (
  <li>
    <NavLink to={to} className={entryClass}>
      <Icon aria-hidden="true" />
      {label}
      {children}
    </NavLink>
  </li>
);

/** The signed-in member and the links of the account menu. */
function AccountMenuItems({ userId, email, name: initialName }: AccountPerson) {
  const { data: member } = useCurrentMember();
  const isAdmin = useIsAdmin();
  const pending = pendingTotal(useAdminCounts(isAdmin).data);
  const isDoctor = useHasRole("doctor");
  const { signOut, isSigningOut } = useSignOutToHome();
  const name = member?.full_name ?? initialName;

  return (
    <>
      <div className="flex items-center gap-3 border-b border-line-strong/40 px-3 pt-1 pb-4">
        <Avatar name={name} src={member?.avatar_url ?? null} />
        <div className="min-w-0">
          <p className="truncate font-semibold">{name}</p>
          {name !== email && <p className="truncate text-sm text-ink-soft">{email}</p>}
        </div>
      </div>
      <nav aria-label={t`Account`}>
        <ul className="pt-2">
          <MenuEntry to={paths.dashboard} icon={LayoutDashboard} label={t`Dashboard`} />
          {isDoctor && (
            <MenuEntry to={paths.practiceSetup} icon={Stethoscope} label={t`My practice`} />
          )}
          <MenuEntry to={paths.saved()} icon={Heart} label={t`Saved`} />
          <MenuEntry to={paths.profile(userId)} icon={UserRound} label={t`Profile`} />
          {isAdmin && (
            <MenuEntry to={paths.admin} icon={ShieldCheck} label={t`Admin`}>
              {pending > 0 && (
                <span className="ml-auto text-sm text-ink-soft tabular-nums">
                  <span>{formatCount(pending)}</span>
                  <VisuallyHidden>
                    {" "}
                    <Trans>pending review</Trans>
                  </VisuallyHidden>
                </span>
              )}
            </MenuEntry>
          )}
          <MenuEntry to={paths.settings} icon={Settings} label={t`Settings`} />
          <li>
            <button
              type="button"
              aria-disabled={isSigningOut || undefined}
              onClick={() => signOut("global")}
              className={joinClasses(entryClass, "aria-disabled:opacity-60")}
            >
              <LogOut aria-hidden="true" />
              <Trans>Sign Out</Trans>
            </button>
          </li>
        </ul>
      </nav>
    </>
  );
}

interface AccountMenuProps {
  place: "bar" | "menu";
}

/** The account menu of a signed-in member. */
export function AccountMenu({ place }: AccountMenuProps) {
  const state = useSession();
  if (state.status !== "signed-in") return null;

  const { id, email = "" } = state.session.user;
  const name = signUpName(state) ?? email;
  const person = { userId: id, email, name };
  return place === "bar" ? <AccountBar {...person} /> : <AccountMenuItems {...person} />;
}

/** The account section of the top bar. Small screens show only the links with a count here. */
function AccountBar(person: AccountPerson) {
  return (
    <div className="flex items-center gap-1">
      <AdminLink />
      <NotificationBell />
      <MergeSavedListings userId={person.userId} />
      <div className="hidden lg:block">
        <AccountDropdown {...person} />
      </div>
    </div>
  );
}

/** The account menu on wide screens. */
function AccountDropdown(person: AccountPerson) {
  const { data } = useCurrentMember();
  const panelId = useId();
  const location = useLocation();
  const name = data?.full_name ?? person.name;

  return (
    <>
      <button
        type="button"
        popoverTarget={panelId}
        className="flex min-h-11 max-w-40 items-center gap-2 rounded-full py-1 pr-2.5 pl-1 text-sm font-medium text-ink hover:bg-sage xl:max-w-54"
      >
        <Avatar name={name} src={data?.avatar_url ?? null} size="sm" />
        <span className="truncate">{name}</span>
        <VisuallyHidden>
          <Trans>, account menu</Trans>
        </VisuallyHidden>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
      </button>
      <Popover
        // A new key on each navigation closes the popover.
        key={location.key}
        id={panelId}
        className="inset-auto top-17 right-[calc(max(0px,(100%-76rem)/2)+theme(spacing.gutter))] w-72 rounded-xl bg-raised p-3 ring-1 ring-line"
      >
        <AccountMenuItems {...person} />
      </Popover>
    </>
  );
}

/** The link to the notifications, with the number of unread ones. */
function NotificationBell() {
  const { data } = useCurrentMember();
  useLiveNotifications();
  return (
    <CountedLink
      to={paths.notifications}
      icon={Bell}
      label={t`Notifications`}
      count={data?.unread_count ?? 0}
      noun={t`unread`}
    />
  );
}

/** The link to the admin page, with the number of items pending review. Other members don't see it. */
function AdminLink() {
  const isAdmin = useIsAdmin();
  const pending = pendingTotal(useAdminCounts(isAdmin).data);
  if (!isAdmin) return null;
  return (
    <CountedLink
      to={paths.admin}
      icon={ShieldCheck}
      label={t`Admin`}
      count={pending}
      noun={t`pending review`}
      // Narrower screens have no room for it, also with large text. Their menu shows the same count.
      className="max-lg:hidden"
    />
  );
}

interface CountedLinkProps {
  to: string;
  icon: LucideIcon;
  label: string;
  count: number;
  /** What is counted, after the number. */
  noun: string;
  className?: string;
}

/** A link of the top bar: an icon with a count, if there is any. */
function CountedLink({ to, icon: Icon, label, count, noun, className }: CountedLinkProps) {
  return (
    <NavLink
      to={to}
      className={joinClasses(
        "relative grid size-12 shrink-0 place-items-center rounded-full text-ink hover:bg-sage aria-[current=page]:bg-sage aria-[current=page]:text-primary lg:size-11",
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-5.5" />
      <VisuallyHidden>
        {count > 0 ? `${label}, ${formatUnread(count)} ${noun}` : label}
      </VisuallyHidden>
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 left-6 grid h-5 w-max min-w-5 animate-appear place-items-center rounded-full bg-danger px-1 text-xs leading-none font-bold text-on-danger tabular-nums ring-2 ring-paper"
        >
          {formatUnread(count)}
        </span>
      )}
    </NavLink>
  );
}

/** Adds the device's saved listings to the signed-in member's account. Renders nothing. */
function MergeSavedListings({ userId }: { userId: string }) {
  useMergeSavedListings(userId);
  return null;
}
