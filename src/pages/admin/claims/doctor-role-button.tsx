import { Button } from "@/components/ui/button";
import { useSetRole } from "@/hooks/moderation/member-acts";
import type { FoundMember } from "@/hooks/moderation/members";
import { toast } from "@/lib/toast";

/** Makes a member a doctor, or no doctor any more. */
export function DoctorRoleButton({ member }: { member: FoundMember }) {
  const change = useSetRole();
  const isDoctor = member.roles.includes("doctor");
  const name = member.full_name ?? "This member";

  const toggle = () =>
    change.mutate(
      { id: member.id, role: "doctor", isGranted: !isDoctor },
      {
        onSuccess: () =>
          toast({
            title: isDoctor ? "Doctor role revoked" : "Doctor role granted",
            description: isDoctor ? `${name} is no doctor any more.` : `${name} is a doctor now.`,
            tone: "success",
          }),
      },
    );

  return (
    <Button variant="secondary" size="sm" isBusy={change.isPending} onClick={toggle}>
      {isDoctor ? "Revoke doctor role" : "Grant doctor role"}
    </Button>
  );
}
