import type { ReactNode } from "react";
import { useParams } from "react-router-dom";
import { RoleBadges } from "@/components/account/role-badges";
import { CaseNotes } from "@/components/admin/case-notes";
import { CountedSection } from "@/components/admin/counted-section";
import { ListingStatusBadge } from "@/components/admin/listing-status-badges";
import { Badge } from "@/components/ui/badge";
import { LoadFailure } from "@/components/ui/load-failure";
import { Notice } from "@/components/ui/notice";
import { TextLink } from "@/components/ui/text-link";
import { useCaseNotes } from "@/hooks/admin/case-notes";
import {
  type MemberReport,
  useDecisionsAbout,
  useMemberClaims,
  useMemberComments,
  useMemberListings,
  useMemberPosts,
  useReporterAccuracy,
  useReportsAbout,
  useReportsBy,
} from "@/hooks/admin/member-records";
import { type MemberRecord, useAdminMember } from "@/hooks/admin/members";
import { describeDecision } from "@/lib/admin/describe-decision";
import { reasonLabels } from "@/lib/admin/report-reasons";
import { formatDay, formatMoment } from "@/lib/format/dates";
import { inWords } from "@/lib/format/numbers";
import { paths } from "@/lib/paths";
import { reasonText } from "@/lib/reason-text";
import type { Enums } from "@/lib/supabase/database.types";
import { AccountLine } from "@/pages/admin/account-line";
import { AdminSubpage, AdminSubpageFallback } from "@/pages/admin/admin-subpage";
import { describeSeen } from "@/pages/admin/log-details";
import { MemberActions } from "@/pages/admin/member-actions";

const claimLabels: Record<Enums<"claim_evidence_status">, string> = {
  prepared: "Their own practice, not published yet",
  pending: "Claim pending",
  competing: "Competing claim pending",
  approved: "Claim approved",
  rejected: "Claim rejected",
  withdrawn: "Claim withdrawn",
  lapsed: "Claim expired",
  revoked: "Claim revoked",
};

/** The listings that a member added, owns, or claimed. */
function MemberListings({ id }: { id: string }) {
  return (
    <>
      <CountedSection
        title="Listings added or owned"
        emptyText="None."
        query={useMemberListings(id)}
      >
        {(listing) => (
          <ListingItem
            key={listing.id}
            id={listing.id}
            name={listing.practice_name}
            note={`${listing.address_city}, ${listing.address_state} · Updated ${formatDay(listing.updated_at)}`}
          >
            <Badge tone={listing.user_id === id ? "info" : "neutral"}>
              {listing.user_id === id ? "Owner" : "Added"}
            </Badge>
            <ListingStatusBadge status={listing.status} />
          </ListingItem>
        )}
      </CountedSection>
      <CountedSection title="Claims" emptyText="None." query={useMemberClaims(id)}>
        {(claim) => (
          <ListingItem
            key={claim.doctor_id}
            id={claim.doctor_id}
            name={claim.listing.practice_name}
            note={`Filed ${formatDay(claim.created_at)}`}
          >
            <Badge tone={claim.status === "approved" ? "positive" : "neutral"}>
              {claimLabels[claim.status]}
            </Badge>
            <ListingStatusBadge status={claim.listing.status} />
          </ListingItem>
        )}
      </CountedSection>
    </>
  );
}

interface ListingItemProps {
  id: string;
  name: string;
  note: string;
  children: ReactNode;
}

function ListingItem({ id, name, note, children }: ListingItemProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3">
      <div className="min-w-0 break-words">
        <TextLink to={paths.adminListing(id)}>{name}</TextLink>
        <p className="text-sm text-ink-soft">{note}</p>
      </div>
      <p className="flex flex-wrap gap-2">{children}</p>
    </li>
  );
}

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
      <MemberNotes id={member.id} />
      <MemberDecisions id={member.id} />
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
        <AccountLine member={member} />
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

function MemberNotes({ id }: { id: string }) {
  const notes = useCaseNotes([id]);
  return (
    <section aria-labelledby="member-notes">
      <h2 id="member-notes" className="text-xl">
        Notes
      </h2>
      {notes.error && <LoadFailure query={notes} />}
      {notes.data && <CaseNotes caseId={id} notes={notes.data} />}
    </section>
  );
}

function MemberDecisions({ id }: { id: string }) {
  return (
    <CountedSection title="Decisions" emptyText="None." query={useDecisionsAbout(id)}>
      {(decision) => (
        <li key={decision.id} className="px-5 py-3 break-words">
          <p>{describeDecision(decision)}</p>
          {describeSeen(decision.seen).map((line) => (
            <p key={line} className="text-sm whitespace-pre-line text-ink-soft">
              {line}
            </p>
          ))}
        </li>
      )}
    </CountedSection>
  );
}

/** A member's posts and comments, including hidden ones. */
function MemberContent({ id }: { id: string }) {
  return (
    <>
      <CountedSection title="Posts" emptyText="None." query={useMemberPosts(id)}>
        {(post) => <ContentItem key={post.id} content={post} to={paths.post(post.id)} />}
      </CountedSection>
      <CountedSection title="Comments" emptyText="None." query={useMemberComments(id)}>
        {(comment) => (
          <ContentItem
            key={comment.id}
            content={comment}
            to={paths.postComments(comment.post_id)}
          />
        )}
      </CountedSection>
    </>
  );
}

interface ContentItemProps {
  content: { content: string; created_at: string; hidden_at: string | null };
  to: string;
}

function ContentItem({ content, to }: ContentItemProps) {
  return (
    <li className="px-5 py-3">
      <p className="flex flex-wrap items-center gap-x-3 text-sm">
        <TextLink to={to}>{formatMoment(content.created_at)}</TextLink>
        {content.hidden_at && <Badge tone="attention">Hidden</Badge>}
      </p>
      <p dir="auto" className="line-clamp-3 break-words whitespace-pre-line">
        {content.content}
      </p>
    </li>
  );
}

/** Reports about a member, and reports the member filed. */
function MemberReports({ id }: { id: string }) {
  const accuracy = useReporterAccuracy(id).data;
  return (
    <>
      <CountedSection
        title="Reports about them"
        emptyText="No reports about their content or listings."
        query={useReportsAbout(id)}
      >
        {(report) => <Report key={report.id} report={report} />}
      </CountedSection>
      <div>
        <CountedSection title="Reports they filed" emptyText="None." query={useReportsBy(id)}>
          {(report) => <Report key={report.id} report={report} />}
        </CountedSection>
        {accuracy && accuracy.decided > 0 && (
          <p className="mt-3 text-sm text-ink-soft">
            {accuracy.upheld} of {inWords(accuracy.decided, "decided report")} upheld.
          </p>
        )}
      </div>
    </>
  );
}

function Report({ report }: { report: MemberReport }) {
  return (
    <li className="px-5 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{reasonLabels[report.reason]}</span>
        <Target report={report} />
        <Badge tone={report.status === "open" ? "attention" : "neutral"}>
          {report.status === "open" ? "Open" : "Closed"}
        </Badge>
      </p>
      {report.note && <p className="break-words whitespace-pre-line">“{report.note}”</p>}
      <p className="text-sm break-words text-ink-soft">
        {formatDay(report.created_at)}
        {report.resolution && ` · Resolution: ${reasonText(report.resolution)}`}
      </p>
    </li>
  );
}

function Target({ report }: { report: MemberReport }) {
  const { listing, doctor_id, post_id, profile_id, comment, member } = report;
  if (doctor_id) {
    return (
      <TextLink to={paths.adminListing(doctor_id)}>
        {listing?.practice_name ?? "A listing"}
      </TextLink>
    );
  }
  if (post_id) return <TextLink to={paths.post(post_id)}>A post</TextLink>;
  if (profile_id) {
    return (
      <TextLink to={paths.adminMember(profile_id)}>{member?.full_name ?? "Anonymous"}</TextLink>
    );
  }
  if (comment) return <TextLink to={paths.postComments(comment.post_id)}>A comment</TextLink>;
  return <span className="text-ink-soft">A deleted comment</span>;
}
