import { LayoutDashboard, LogOut, PencilLine } from "lucide-react";
import { RoleBadges } from "@/components/profiles/role-badges";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import type { Profile } from "@/hooks/profiles/profile";
import { useLeave } from "@/hooks/session/leave";
import { primaryRole } from "@/lib/session/roles";

interface DashboardHeaderProps {
  profile: Profile;
  isEditing: boolean;
  onToggle: () => void;
}

export function DashboardHeader({ profile, isEditing, onToggle }: DashboardHeaderProps) {
  const { leave, isLeaving } = useLeave();
  const name = profile.full_name;

  return (
    <header className="mb-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-6">
      <div className="flex min-w-0 items-center gap-5">
        <Avatar name={name ?? ""} src={profile.avatar_url} size="lg" />
        <div className="min-w-0">
          <h1 className="text-3xl break-words">
            {name ? (
              <>
                Welcome, <bdi>{name}</bdi>
              </>
            ) : (
              "Welcome"
            )}
          </h1>
          <p className="mt-2">
            <RoleBadges roles={[primaryRole(profile.roles)]} />
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onToggle}>
          {isEditing ? <LayoutDashboard aria-hidden="true" /> : <PencilLine aria-hidden="true" />}
          {isEditing ? "View Dashboard" : "Edit Profile"}
        </Button>
        <Button variant="ghost" isBusy={isLeaving} onClick={() => leave("global")}>
          {!isLeaving && <LogOut aria-hidden="true" />}
          Sign Out
        </Button>
      </div>
    </header>
  );
}
