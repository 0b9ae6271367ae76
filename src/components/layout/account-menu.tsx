import { AccountDropdown } from "@/components/layout/account-dropdown";
import { AccountEntries, type AccountPerson } from "@/components/layout/account-entries";
import { NotificationBell } from "@/components/notifications/notification-bell";
import { MergedSaved } from "@/components/saved/merged-saved";
import { useSession } from "@/hooks/session/store";

interface AccountMenuProps {
  place: "bar" | "menu";
}

/** A member's menu. */
export function AccountMenu({ place }: AccountMenuProps) {
  const state = useSession();
  if (state.status !== "signed-in") return null;

  const { id, email = "", user_metadata } = state.session.user;
  const name = typeof user_metadata.full_name === "string" ? user_metadata.full_name : email;
  const person = { userId: id, email, name };
  return place === "bar" ? <AccountBar {...person} /> : <AccountEntries {...person} />;
}

/** Small screens have the menu elsewhere, and the bell here all the same. */
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
