import { Queue } from "@/components/moderation/queue";
import { type Case, useCases } from "@/hooks/reports/queue";
import { ContentCaseRow } from "@/pages/admin/reports/content-case-row";
import { EditedStoryRow } from "@/pages/admin/reports/edited-story-row";
import { MemberReportRow } from "@/pages/admin/reports/member-report-row";
import { ReportRow } from "@/pages/admin/reports/report-row";

/** What is reported, or edited since an admin decided, and not settled yet. */
export function ReportsPanel() {
  return (
    <Queue
      title="Open reports"
      emptyText="Nothing is waiting. What members report appears here until you decide, and so does what its author edits after you removed or featured it."
      query={useCases()}
      keys={{
        accept: "Keep the post or comment, or close the report of a listing or member",
        refuse: "Remove the post or comment, or take the listing down, with a reason",
      }}
    >
      {(one) => <Row key={one.id} waiting={one} />}
    </Queue>
  );
}

function Row({ waiting }: { waiting: Case }) {
  if ("content" in waiting) {
    const { content, reports } = waiting;
    const { unfeatured_at, hidden_at } = content;
    if (unfeatured_at && !hidden_at && reports.length === 0) {
      return <EditedStoryRow content={content} unfeaturedAt={unfeatured_at} />;
    }
    return <ContentCaseRow content={content} reports={reports} />;
  }
  const { report } = waiting;
  if (!report) return null;
  if (report.profile_id) return <MemberReportRow report={report} memberId={report.profile_id} />;
  return <ReportRow report={report} />;
}
