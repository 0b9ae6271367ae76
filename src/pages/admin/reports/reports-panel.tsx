import { Queue } from "@/components/moderation/queue";
import { type Case, useCases } from "@/hooks/reports/queue";
import { ContentCaseRow } from "@/pages/admin/reports/content-case-row";
import { EditedStoryRow } from "@/pages/admin/reports/edited-story-row";
import { MemberReportRow } from "@/pages/admin/reports/member-report-row";
import { ReportRow } from "@/pages/admin/reports/report-row";

/** The queue of open reports, and of content that was edited after an admin's decision. */
export function ReportsPanel() {
  return (
    <Queue
      title="Open reports"
      emptyText="Nothing to review. Reports from members appear here, and so do posts and comments that were edited after you removed or featured them."
      query={useCases()}
      keys={{
        approve: "Keep the post or comment, or close the report about a listing or member",
        reject: "Remove the post or comment, or take the listing down, with a reason",
      }}
    >
      {(item) => <Row key={item.id} item={item} />}
    </Queue>
  );
}

function Row({ item }: { item: Case }) {
  if ("content" in item) {
    const { content, reports } = item;
    const { unfeatured_at, hidden_at } = content;
    if (unfeatured_at && !hidden_at && reports.length === 0) {
      return <EditedStoryRow content={content} unfeaturedAt={unfeatured_at} />;
    }
    return <ContentCaseRow content={content} reports={reports} />;
  }
  const { report } = item;
  if (!report) return null;
  if (report.profile_id) return <MemberReportRow report={report} memberId={report.profile_id} />;
  return <ReportRow report={report} />;
}
