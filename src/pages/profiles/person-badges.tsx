import { BadgeCheck, ShieldCheck } from "lucide-react";
import { LocalText } from "@/components/layout/local-text";
import { RoleBadges } from "@/components/profiles/role-badges";
import { Badge } from "@/components/ui/badge";
import { TextLink } from "@/components/ui/text-link";
import { usePersonBadges } from "@/hooks/profiles/badges";
import type { Profile } from "@/hooks/profiles/profile";
import { formatDay } from "@/lib/format/dates";
import { physicianBadge } from "@/lib/format/person-badges";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site/site";

interface PersonBadgesProps {
  profile: Profile;
  isOwn: boolean;
}

/** The badges of a member. Others see verified facts and the doctor role; members see all of their own roles. */
export function PersonBadges({ profile, isOwn }: PersonBadgesProps) {
  const { data: badges } = usePersonBadges(profile.id);
  const roles = profile.roles.map(({ role }) => role);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2 empty:hidden">
      {badges?.is_site_admin && (
        <Badge tone="info">
          <ShieldCheck aria-hidden="true" />
          {site.name} team
        </Badge>
      )}
      {badges?.physician_checked_at && (
        <Badge tone="positive">
          <BadgeCheck aria-hidden="true" />
          <LocalText>{physicianBadge(badges)}</LocalText>
        </Badge>
      )}
      {isOwn && <RoleBadges roles={roles} />}
      {!isOwn && roles.includes("doctor") && <Badge>Joined as a doctor</Badge>}
      {badges?.owner_since && badges.practice_id && (
        <p className="w-full text-sm text-ink-soft">
          Owner of{" "}
          <TextLink to={paths.listing(badges.practice_id)}>
            <bdi>{badges.practice_name}</bdi>
          </TextLink>{" "}
          since <LocalText>{formatDay(badges.owner_since)}</LocalText>
        </p>
      )}
      {badges?.physician_checked_at && (
        <p className="w-full max-w-prose text-sm text-ink-soft">
          The NPI registry lists an active physician NPI under this name. This person’s practice
          lists the same NPI.
        </p>
      )}
    </div>
  );
}
