import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { Form } from "@/components/forms/form";
import { FormFailure } from "@/components/forms/form-failure";
import { RadioGroupField } from "@/components/forms/radio-group-field";
import { TextField } from "@/components/forms/text-field";
import { LeavePracticeButton } from "@/components/practice/leave-practice-button";
import { SentInvitationRow } from "@/components/practice/sent-invitation-row";
import { StaffRow } from "@/components/practice/staff-row";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { LoadFailure } from "@/components/ui/load-failure";
import { Section, SectionEmpty, SectionLoading } from "@/components/ui/section";
import type { OwnListing } from "@/hooks/practice/own-listings";
import { type Practice, usePractices } from "@/hooks/practice/own-practices";
import { useInvite, usePeople } from "@/hooks/practice/staff";
import {
  canAssignRole,
  type PracticePermission,
  roleNames,
  staffRoles,
} from "@/lib/account/staff-roles";
import { toast } from "@/lib/toast";

const inviteSchema = z.object({
  // The same check as the table's; it excludes characters that could add headers to a mailto link.
  email: z
    .string()
    .trim()
    .regex(/^[^\s@?&%]+@[^\s@?&%]+\.[^\s@?&%]+$/, "Enter an email address like name@example.com")
    .max(254, "An email address can have up to 254 characters"),
  role: z.enum(["front_desk", "manager"]),
});

interface InviteFormProps {
  practiceId: string;
  /** The permissions of the person who invites. */
  permissions: readonly PracticePermission[];
}

/** Invites a person to work for a practice. */
function InviteForm({ practiceId, permissions }: InviteFormProps) {
  const invite = useInvite();
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(inviteSchema),
    defaultValues: { email: "", role: "front_desk" as const },
  });
  const options = staffRoles
    .filter(({ role }) => canAssignRole(permissions, role))
    .map(({ role, description }) => ({ value: role, label: roleNames[role], hint: description }));

  const submit = handleSubmit(async ({ email, role }) => {
    await invite.mutateAsync({ practiceId, email, role });
    toast({
      title: "Invitation open for 14 days",
      description:
        "We email it, unless this address bounces, has opted out, or got one lately. You can also send its link.",
      tone: "success",
    });
    reset();
  });

  return (
    <Form onSubmit={submit} className="grid gap-5">
      <TextField
        label="Email of the person you invite"
        type="email"
        autoComplete="off"
        hint="Only someone who has confirmed this email can accept. We don't reveal whether it has an account."
        error={formState.errors.email}
        {...register("email")}
      />
      <RadioGroupField label="Role" options={options} {...register("role")} />
      <FormFailure error={invite.error} />
      <div>
        <Button type="submit" isBusy={formState.isSubmitting}>
          Invite
        </Button>
      </div>
    </Form>
  );
}

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
      <SectionEmpty>
        You can invite your team here once we have approved you as the owner.
      </SectionEmpty>
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
            No longer want to manage this listing? You can hand it over, close it, or leave it
            without an owner.
          </p>
          <div className="mt-1 -ml-4">
            <LeavePracticeButton practice={access} />
          </div>
        </div>
      )}
    </div>
  );
}
