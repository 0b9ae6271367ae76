import { AccountDropdown } from "@/components/layout/account-dropdown";
import { AccountMenuItems, type AccountPerson } from "@/components/layout/account-entries";
import { NotificationBell } from "@/components/notifications/notification-bell";
import { MergedSaved } from "@/components/saved/merged-saved";
import { useSession } from "@/hooks/session/store";

interface AccountMenuProps {
  place: "bar" | "menu";
}

/** The account menu of a signed-in member. */
export function AccountMenu({ place }: AccountMenuProps) {
  const state = useSession();
  if (state.status !== "signed-in") return null;

  const { id, email = "", user_metadata } = state.session.user;
  const name = typeof user_metadata.full_name === "string" ? user_metadata.full_name : email;
  const person = { userId: id, email, name };
  return place === "bar" ? <AccountBar {...person} /> : <AccountMenuItems {...person} />;
}

/** The account section of the top bar. Small screens show only the bell here. */
function AccountBar(person: AccountPerson) {
  return (
    <div className="flex items-center gap-1">
      <NotificationBell />
      <MergedSaved userId={person.userId} />
      <div className="hidden lg:block">
        <AccountDropdown {...person} />
      </div>
    </div>
  );
}
