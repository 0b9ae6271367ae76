import { RoleBadges } from "@/components/profiles/role-badges";
import { Badge } from "@/components/ui/badge";
import { TextLink } from "@/components/ui/text-link";
import type { MemberRecord } from "@/hooks/moderation/members";
import { formatDay } from "@/lib/format/dates";
import { paths } from "@/lib/paths";

/** A member in the search results, linking to their admin page. */
export function MemberRow({ member }: { member: MemberRecord }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="font-semibold break-words">
          <TextLink to={paths.adminMember(member.id)}>
            {member.full_name ?? "Someone with no name"}
          </TextLink>
        </h3>
        <p className="text-sm break-words text-ink-soft">
          {member.email} · Joined {formatDay(member.created_at)}
        </p>
      </div>
      <p className="flex flex-wrap gap-2">
        {member.suspended_at && <Badge tone="danger">Suspended</Badge>}
        <RoleBadges roles={member.roles} />
      </p>
    </li>
  );
}
