import { ShieldCheck, Stethoscope, UserRound } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { type Role, roleLabel } from "@/lib/account/roles";

const looks = {
  patient: { icon: UserRound, tone: "neutral" },
  doctor: { icon: Stethoscope, tone: "positive" },
  admin: { icon: ShieldCheck, tone: "info" },
} as const;

/** A badge for each role. */
export function RoleBadges({ roles }: { roles: readonly Role[] }) {
  return roles.map((role) => {
    const { icon: Icon, tone } = looks[role];
    return (
      <Badge key={role} tone={tone}>
        <Icon aria-hidden="true" />
        {roleLabel(role)}
      </Badge>
    );
  });
}
