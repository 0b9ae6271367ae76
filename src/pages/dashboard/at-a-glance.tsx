import type { Profile } from "@/hooks/profiles/profile";
import { primaryRole } from "@/lib/session/roles";
import { ConfirmReminder } from "@/pages/dashboard/confirm-reminder";
import { NameReminder } from "@/pages/dashboard/name-reminder";
import { OwnCorrections } from "@/pages/dashboard/own-corrections";
import { OwnInvitations } from "@/pages/dashboard/own-invitations";
import { OwnListings } from "@/pages/dashboard/own-listings";
import { OwnPosts } from "@/pages/dashboard/own-posts";
import { OwnRequests } from "@/pages/dashboard/own-requests";
import { PracticeInbox } from "@/pages/dashboard/practice-inbox";
import { RoleNote } from "@/pages/dashboard/role-note";
import { StaffedPractices } from "@/pages/dashboard/staffed-practices";
import { SuspensionNotice } from "@/pages/dashboard/suspension-notice";

/** The dashboard's overview. Each part loads and fails independently. */
export function AtAGlance({ profile }: { profile: Profile }) {
  return (
    <div className="grid gap-12">
      <SuspensionNotice />
      {profile.full_name === null && <NameReminder />}
      <OwnInvitations userId={profile.id} />
      <RoleNote role={primaryRole(profile.roles)} userId={profile.id} />
      {profile.roles.some(({ role }) => role === "doctor") && (
        <ConfirmReminder userId={profile.id} />
      )}
      <StaffedPractices userId={profile.id} />
      <PracticeInbox userId={profile.id} />
      <div className="grid items-start gap-12 lg:grid-cols-2">
        <OwnListings userId={profile.id} />
        <div className="grid gap-12">
          <OwnRequests userId={profile.id} />
          <OwnCorrections userId={profile.id} />
          <OwnPosts userId={profile.id} />
        </div>
      </div>
    </div>
  );
}
