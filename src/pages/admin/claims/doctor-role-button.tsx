import { Button } from "@/components/ui/button";
import type { MemberRecord } from "@/hooks/moderation/members";
import { useSetRole } from "@/hooks/moderation/members";
import { toast } from "@/lib/toast";

/** Grants or revokes the doctor role. */
export function DoctorRoleButton({ member }: { member: MemberRecord }) {
  const change = useSetRole();
  const isDoctor = member.roles.includes("doctor");
  const name = member.full_name ?? "This member";

  const toggle = () =>
    change.mutate(
      { id: member.id, role: "doctor", isGranted: !isDoctor },
      {
        onSuccess: () =>
          toast({
            title: isDoctor ? "Doctor role removed" : "Doctor role added",
            description: isDoctor ? `${name} is no longer a doctor.` : `${name} is now a doctor.`,
            tone: "success",
          }),
      },
    );

  return (
    <Button variant="secondary" size="sm" isBusy={change.isPending} onClick={toggle}>
      {isDoctor ? "Remove doctor role" : "Add doctor role"}
    </Button>
  );
}
