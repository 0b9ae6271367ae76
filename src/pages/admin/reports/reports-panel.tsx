import { Queue } from "@/components/moderation/queue";
import { type OpenReport, useOpenReports } from "@/hooks/reports/queue";
import { MemberReportRow } from "@/pages/admin/reports/member-report-row";
import { ReportRow } from "@/pages/admin/reports/report-row";
import { reportedWriting, WritingReportRow } from "@/pages/admin/reports/writing-report-row";

/** What is reported and not settled yet. */
export function ReportsPanel() {
  return (
    <Queue
      title="Open reports"
      emptyText="Nothing is waiting. What members report appears here until you close it."
      query={useOpenReports()}
      keys={{
        accept: "Keep the post or comment, or close the report of a listing, with a reason",
        refuse: "Remove the post or comment, or take the listing down, with a reason",
      }}
    >
      {(report) => <Row key={report.id} report={report} />}
    </Queue>
  );
}

function Row({ report }: { report: OpenReport }) {
  if (report.profile_id) return <MemberReportRow report={report} memberId={report.profile_id} />;
  const writing = reportedWriting(report);
  if (!writing) return <ReportRow report={report} />;
  return <WritingReportRow writing={writing} complaints={report.complaints} />;
}
