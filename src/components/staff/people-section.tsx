import { Section } from "@/components/profiles/section";
import { SectionEmpty, SectionLoading } from "@/components/profiles/section-states";
import { GiveUpOwnershipButton } from "@/components/staff/give-back-button";
import { InviteForm } from "@/components/staff/invite-form";
import { SentInvitationRow } from "@/components/staff/sent-invitation-row";
import { StaffRow } from "@/components/staff/staff-row";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { LoadFailure } from "@/components/ui/load-failure";
import type { OwnListing } from "@/hooks/listings/own";
import { usePeople } from "@/hooks/staff/people";
import { type Practice, usePractices } from "@/hooks/staff/practices";
import { canAssignRole } from "@/lib/staff/roles";

interface PeopleSectionProps {
  practice: OwnListing;
  userId: string;
}

/** The team of a practice, its open invitations, and the form to invite someone. */
export function PeopleSection({ practice, userId }: PeopleSectionProps) {
  return (
    <div id="people" className="mt-12 max-w-3xl scroll-mt-24">
      <Section title="Team and access">
        <p className="mb-5 text-ink-soft">
          Give others access with their own accounts, so no one has to share a password.
        </p>
        <Access practice={practice} userId={userId} />
      </Section>
    </div>
  );
}

function Access({ practice, userId }: PeopleSectionProps) {
  const practices = usePractices(userId);

  if (practices.isPending) return <SectionLoading label="Loading your team..." />;
  if (!practices.data) return <LoadFailure query={practices} />;
  const access = practices.data.find(({ doctor_id }) => doctor_id === practice.id);
  if (!access || practice.ownership !== "owned") {
    return (
      <SectionEmpty>Once your listing is verified, you can invite your team here.</SectionEmpty>
    );
  }
  return <People access={access} userId={userId} />;
}

function People({ access, userId }: { access: Practice; userId: string }) {
  const { doctor_id: practiceId, practice_name: practiceName, permissions } = access;
  const people = usePeople(practiceId);

  if (people.isPending) return <SectionLoading label="Loading your team..." />;
  if (!people.data) return <LoadFailure query={people} />;
  const { owner, staff, invitations } = people.data;
  const nameOf = (id: string | null) =>
    staff.find(({ user_id }) => user_id === id)?.person?.full_name ?? "A member";
  return (
    <div className="grid gap-6">
      <Card padding="none">
        <ul className="divide-y divide-line">
          <li className="flex flex-wrap items-center gap-3 px-5 py-4">
            <span className="min-w-0 font-semibold break-words">
              <bdi>{owner?.owner?.full_name ?? "A member"}</bdi>
              {owner?.user_id === userId && " (you)"}
            </span>
            <Badge tone="positive">Owner</Badge>
          </li>
          {staff.map((member) => (
            <li key={member.user_id} className="px-5 py-4">
              <StaffRow
                practiceId={practiceId}
                practiceName={practiceName}
                member={member}
                permissions={permissions}
                userId={userId}
              />
            </li>
          ))}
          {invitations.map((invitation) => (
            <li key={invitation.id} className="px-5 py-4">
              <SentInvitationRow
                practiceId={practiceId}
                invitation={invitation}
                name={invitation.email ?? nameOf(invitation.user_id)}
                isOwn={canAssignRole(permissions, invitation.role)}
              />
            </li>
          ))}
        </ul>
      </Card>
      <Card>
        <h3 className="mb-4 text-lg">Invite someone</h3>
        <InviteForm practiceId={practiceId} permissions={permissions} />
      </Card>
      {access.role === "owner" && (
        <div>
          <p className="text-sm text-ink-soft">
            No longer want to manage this listing? Make someone a manager and transfer ownership, or
            give it up.
          </p>
          <div className="mt-1 -ml-4">
            <GiveUpOwnershipButton id={practiceId} name={practiceName} />
          </div>
        </div>
      )}
    </div>
  );
}
