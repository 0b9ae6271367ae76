import { Heart, LayoutDashboard, LogOut, Settings, ShieldCheck, UserRound } from "lucide-react";
import { NavLink } from "react-router-dom";
import { Avatar } from "@/components/ui/avatar";
import { useCurrentMember, useIsAdmin } from "@/hooks/profiles/current-member";
import { useLeave } from "@/hooks/session/leave";
import { joinClasses } from "@/lib/join-classes";
import { paths } from "@/lib/paths";

export interface AccountPerson {
  userId: string;
  email: string;
  /** The name from sign-up, shown until the profile loads. */
  name: string;
}

const entry =
  "flex min-h-12 w-full items-center gap-3 rounded-md px-3 text-left text-base font-medium text-ink hover:bg-sage hover:text-primary-strong aria-[current=page]:text-primary [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-ink-soft";

/** The signed-in member and the links of the account menu. */
export function AccountMenuItems({ userId, email, name: initialName }: AccountPerson) {
  const { data: member } = useCurrentMember();
  const isAdmin = useIsAdmin();
  const { leave, isLeaving } = useLeave();
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
      <nav aria-label="Account">
        <ul className="pt-2">
          <li>
            <NavLink to={paths.dashboard} className={entry}>
              <LayoutDashboard aria-hidden="true" />
              Dashboard
            </NavLink>
          </li>
          <li>
            <NavLink to={paths.saved()} className={entry}>
              <Heart aria-hidden="true" />
              Saved
            </NavLink>
          </li>
          <li>
            <NavLink to={paths.profile(userId)} className={entry}>
              <UserRound aria-hidden="true" />
              Profile
            </NavLink>
          </li>
          {isAdmin && (
            <li>
              <NavLink to={paths.admin} className={entry}>
                <ShieldCheck aria-hidden="true" />
                Admin
              </NavLink>
            </li>
          )}
          <li>
            <NavLink to={paths.settings} className={entry}>
              <Settings aria-hidden="true" />
              Settings
            </NavLink>
          </li>
          <li>
            <button
              type="button"
              aria-disabled={isLeaving || undefined}
              onClick={() => leave("global")}
              className={joinClasses(entry, "aria-disabled:opacity-60")}
            >
              <LogOut aria-hidden="true" />
              Sign Out
            </button>
          </li>
        </ul>
      </nav>
    </>
  );
}
