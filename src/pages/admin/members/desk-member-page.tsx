import { useParams } from "react-router-dom";
import { RoleBadges } from "@/components/profiles/role-badges";
import { Badge } from "@/components/ui/badge";
import { Notice } from "@/components/ui/notice";
import { TextLink } from "@/components/ui/text-link";
import { type MemberRecord, useAdminMember } from "@/hooks/moderation/members";
import { formatDay } from "@/lib/format/dates";
import { paths } from "@/lib/paths";
import { AdminSubpage, AdminSubpageFallback } from "@/pages/admin/desk-frame";
import { MemberActions } from "@/pages/admin/members/member-acts";
import { MemberListings } from "@/pages/admin/members/member-listings";
import { MemberReports } from "@/pages/admin/members/member-reports";
import { MemberContent } from "@/pages/admin/members/member-writings";

/** A member as admins see them: account, actions, listings, content, and reports. */
export function Component() {
  const { id = "" } = useParams();
  return (
    <AdminSubpage title="Member" back={{ to: paths.adminTab("members"), label: "Members" }}>
      <Content id={id} />
    </AdminSubpage>
  );
}

function Content({ id }: { id: string }) {
  const query = useAdminMember(id);
  const member = query.data;
  if (!member) return <AdminSubpageFallback query={query} title="Member" />;
  return (
    <div className="grid gap-8">
      <Header member={member} />
      {member.suspended_at && (
        <Notice
          tone="danger"
          title={`Suspended since ${formatDay(member.suspended_at)}${member.suspended_until ? `, until ${formatDay(member.suspended_until)}` : ""}`}
        >
          {member.is_hidden && (
            <p>Their posts, comments, and profile are hidden during the suspension.</p>
          )}
          <p className="break-words whitespace-pre-line">“{member.suspended_because}”</p>
        </Notice>
      )}
      <MemberActions member={member} />
      <MemberListings id={member.id} />
      <MemberContent id={member.id} />
      <MemberReports id={member.id} />
    </div>
  );
}

function Header({ member }: { member: MemberRecord }) {
  return (
    <header>
      <h1 className="text-3xl break-words">{member.full_name ?? "Someone with no name"}</h1>
      <p className="mt-2 break-words text-ink-soft">
        {member.email} · Joined {formatDay(member.created_at)}
      </p>
      <p className="mt-3 flex flex-wrap gap-2">
        {member.suspended_at && <Badge tone="danger">Suspended</Badge>}
        <RoleBadges roles={member.roles} />
      </p>
      <p className="mt-3">
        <TextLink to={paths.profile(member.id)}>View public profile</TextLink>
      </p>
    </header>
  );
}
