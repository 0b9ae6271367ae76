import { useParams } from "react-router-dom";
import { RoleBadges } from "@/components/profiles/role-badges";
import { Badge } from "@/components/ui/badge";
import { Notice } from "@/components/ui/notice";
import { TextLink } from "@/components/ui/text-link";
import { type FoundMember, useDeskMember } from "@/hooks/moderation/members";
import { formatDay } from "@/lib/format/dates";
import { paths } from "@/lib/paths";
import { DeskFrame, DeskMissing } from "@/pages/admin/desk-frame";
import { MemberActs } from "@/pages/admin/members/member-acts";
import { MemberListings } from "@/pages/admin/members/member-listings";
import { MemberReports } from "@/pages/admin/members/member-reports";
import { MemberWritings } from "@/pages/admin/members/member-writings";

/** A member as administrators see them: who they are, what they did, and what can be done. */
export function Component() {
  const { id = "" } = useParams();
  return (
    <DeskFrame title="Member" back={{ to: paths.desk("members"), label: "Members" }}>
      <Content id={id} />
    </DeskFrame>
  );
}

function Content({ id }: { id: string }) {
  const query = useDeskMember(id);
  const member = query.data;
  if (!member) return <DeskMissing query={query} title="Member" />;
  return (
    <div className="grid gap-8">
      <Header member={member} />
      {member.suspended_at && (
        <Notice
          tone="danger"
          title={`Suspended since ${formatDay(member.suspended_at)}${member.suspended_until ? `, until ${formatDay(member.suspended_until)}` : ""}`}
        >
          {member.is_hidden && <p>Their posts, comments, and profile are hidden meanwhile.</p>}
          <p className="break-words whitespace-pre-line">“{member.suspended_because}”</p>
        </Notice>
      )}
      <MemberActs member={member} />
      <MemberListings id={member.id} />
      <MemberWritings id={member.id} />
      <MemberReports id={member.id} />
    </div>
  );
}

function Header({ member }: { member: FoundMember }) {
  return (
    <header>
      <h1 className="text-3xl break-words">{member.full_name ?? "Somebody without a name"}</h1>
      <p className="mt-2 break-words text-ink-soft">
        {member.email} · Joined {formatDay(member.created_at)}
      </p>
      <p className="mt-3 flex flex-wrap gap-2">
        {member.suspended_at && <Badge tone="danger">Suspended</Badge>}
        <RoleBadges roles={member.roles} />
      </p>
      <p className="mt-3">
        <TextLink to={paths.profile(member.id)}>Open the public profile</TextLink>
      </p>
    </header>
  );
}
