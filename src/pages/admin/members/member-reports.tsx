import { CountedSection } from "@/components/moderation/counted-section";
import { Badge } from "@/components/ui/badge";
import { TextLink } from "@/components/ui/text-link";
import {
  type MemberReport,
  useReportsAbout,
  useReportsBy,
} from "@/hooks/moderation/member-records";
import { formatDay } from "@/lib/format/dates";
import { paths } from "@/lib/paths";
import { reasonLabels } from "@/pages/admin/reports/report-reasons";

/** Reports about a member, and reports the member filed. */
export function MemberReports({ id }: { id: string }) {
  return (
    <>
      <CountedSection
        title="Reports about them"
        emptyText="No reports about their content or listings."
        query={useReportsAbout(id)}
      >
        {(report) => <Report key={report.id} report={report} />}
      </CountedSection>
      <CountedSection title="Reports they filed" emptyText="None." query={useReportsBy(id)}>
        {(report) => <Report key={report.id} report={report} />}
      </CountedSection>
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
        {report.resolution && ` · Resolution: ${report.resolution}`}
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
