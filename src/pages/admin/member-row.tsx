import { QueueRow } from "@/components/admin/queue-row";
import { RoleBadges } from "@/components/profiles/role-badges";
import { Button } from "@/components/ui/button";
import { TextLink } from "@/components/ui/text-link";
import { type FoundMember, useSetDoctorRole } from "@/hooks/admin/members";
import { formatDay } from "@/lib/dates";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";

/** A member, and whether they count as a doctor. */
export function MemberRow({ member }: { member: FoundMember }) {
  const change = useSetDoctorRole();
  const roles = member.roles.map(({ role }) => role);
  const isDoctor = roles.includes("doctor");
  const name = member.full_name ?? "Somebody without a name";

  function toggle() {
    change.mutate(
      { id: member.id, isDoctor: !isDoctor },
      {
        onSuccess: () =>
          toast({
            title: isDoctor ? "Doctor role revoked" : "Doctor role granted",
            description: isDoctor ? `${name} is no doctor any more.` : `${name} is a doctor now.`,
            tone: "success",
          }),
      },
    );
  }

  return (
    <QueueRow
      title={<TextLink to={paths.profile(member.id)}>{name}</TextLink>}
      lead={`Joined ${formatDay(member.created_at)}`}
    >
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <p className="flex flex-wrap gap-2">
          <RoleBadges roles={roles} />
        </p>
        <Button size="sm" variant="secondary" isBusy={change.isPending} onClick={toggle}>
          {isDoctor ? "Revoke doctor role" : "Grant doctor role"}
        </Button>
      </div>
    </QueueRow>
  );
}
