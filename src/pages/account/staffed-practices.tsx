import { useSaveWithChoice } from "@/components/editor/use-save-with-choice";
import { AvailabilityChoice } from "@/components/practice/availability-choice";
import { Badge } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { Section } from "@/components/ui/section";
import { TextLink } from "@/components/ui/text-link";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { type Practice, usePractices } from "@/hooks/practice/own-practices";
import { useRemoveStaff } from "@/hooks/practice/staff";
import { roleNames } from "@/lib/account/staff-roles";
import { isPublic } from "@/lib/listings/listing-status";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";

/** The practices that the member works for; renders nothing for others. */
export function StaffedPractices({ userId }: { userId: string }) {
  const { data: practices = [] } = usePractices(userId);
  const staffed = practices.filter(({ role }) => role !== "owner");
  if (staffed.length === 0) return null;
  return (
    <Section title="Practices you work for">
      <ul className="grid gap-3">
        {staffed.map((practice) => (
          <li key={practice.doctor_id}>
            <PracticeCard practice={practice} userId={userId} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function PracticeCard({ practice, userId }: { practice: Practice; userId: string }) {
  const saving = useSaveWithChoice("Error");
  const { doctor_id: id, practice_name: name, permissions } = practice;
  return (
    <Card padding="none" className="px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="min-w-0 text-lg break-words">
          <TextLink to={paths.listing(id)}>{name}</TextLink>
        </h3>
        <Badge tone="info">{roleNames[practice.role]}</Badge>
      </div>
      {!isPublic(practice) && (
        <p className="mt-1 text-sm text-ink-soft">
          The listing isn't in the directory right now, so patients can't send requests.
        </p>
      )}
      <AvailabilityChoice practice={practice} saving={saving} />
      <div className="mt-3 -ml-4 flex flex-wrap gap-2">
        {permissions.includes("availability") && (
          <LinkButton to={paths.confirmListing(id)} size="sm" variant="ghost">
            Confirm your info is current <VisuallyHidden>at {name}</VisuallyHidden>
          </LinkButton>
        )}
        {permissions.includes("edit") && (
          <LinkButton to={paths.ownPractice(id)} size="sm" variant="ghost">
            Edit listing <VisuallyHidden>of {name}</VisuallyHidden>
          </LinkButton>
        )}
        {permissions.includes("edit") && (
          <LinkButton to={paths.activityOf(id)} size="sm" variant="ghost">
            Activity <VisuallyHidden>of {name}</VisuallyHidden>
          </LinkButton>
        )}
        {permissions.includes("staff") && (
          <LinkButton to={paths.practicePeople(id)} size="sm" variant="ghost">
            Team and access <VisuallyHidden>of {name}</VisuallyHidden>
          </LinkButton>
        )}
        <LeaveButton id={id} name={name} userId={userId} />
      </div>
    </Card>
  );
}

interface LeaveButtonProps {
  id: string;
  name: string;
  userId: string;
}

function LeaveButton({ id, name, userId }: LeaveButtonProps) {
  const removal = useRemoveStaff();
  async function leave() {
    await removal.mutateAsync({ practiceId: id, userId });
    toast({ title: "You left this practice", tone: "success" });
  }
  return (
    <ConfirmButton
      label="Leave"
      labelSuffix={name}
      title={`Leave ${name}?`}
      confirmLabel="Leave"
      isDangerous
      onConfirm={leave}
    >
      <p>
        You'll lose access to its requests and can no longer edit its listing. We'll notify the
        owner. Only the practice can invite you again.
      </p>
    </ConfirmButton>
  );
}
