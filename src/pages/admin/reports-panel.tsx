import { Queue } from "@/components/admin/queue";
import { useOpenReports } from "@/hooks/admin/reports";
import { ReportRow } from "@/pages/admin/report-row";

/** Reports that are still open. */
export function ReportsPanel() {
  return (
    <Queue
      title="Open reports"
      emptyText="Nothing is waiting. What members report appears here until you close it."
      query={useOpenReports()}
    >
      {(report) => <ReportRow key={report.id} report={report} />}
    </Queue>
  );
}
