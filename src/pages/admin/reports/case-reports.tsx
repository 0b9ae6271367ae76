import { TextLink } from "@/components/ui/text-link";
import type { CaseReport } from "@/hooks/reports/queue";
import { formatDay } from "@/lib/format/dates";
import { paths } from "@/lib/paths";
import { EarlierText } from "@/pages/admin/reports/case-text";
import { reasonLabels } from "@/pages/admin/reports/report-reasons";

/** The open reports about a post or comment, with each reporter's record. */
export function CaseReports({ reports, content }: { reports: CaseReport[]; content: string }) {
  if (reports.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-4">
      {reports.map((report) => (
        <li key={report.report_id} className="border-l-2 border-line-strong/60 pl-4">
          <p className="break-words whitespace-pre-line">
            <span className="font-semibold">{reasonLabels[report.reason]}</span>
            {report.note && `: “${report.note}”`}
          </p>
          <p className="text-sm break-words text-ink-soft">
            <Reporter report={report} />
          </p>
          {report.ties.length > 0 && (
            <p className="text-sm font-semibold break-words">{report.ties.join(" · ")}</p>
          )}
          {report.reported_content !== null && report.reported_content !== content && (
            <EarlierText summary="Text at the time of this report" text={report.reported_content} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Reporter({ report }: { report: CaseReport }) {
  const { reporter_id, reporter_name, created_at, member_since } = report;
  const when = formatDay(created_at);
  if (!reporter_id || !member_since) return `A deleted account, ${when}`;
  return (
    <>
      <TextLink to={paths.adminMember(reporter_id)}>
        <bdi>{reporter_name ?? "Someone with no name"}</bdi>
      </TextLink>
      , {when} · Member since {formatDay(member_since)} · {describeAccuracy(report)} ·{" "}
      {describeWeight(report)}
    </>
  );
}

function describeAccuracy({ upheld, decided }: CaseReport): string {
  return decided === 0 ? "No reports decided yet" : `${upheld} of ${decided} reports upheld`;
}

function describeWeight({ weight, is_suspended }: CaseReport): string {
  if (is_suspended) return "Suspended: doesn't count toward hiding";
  if (weight === 0) return "Doesn't count toward hiding";
  return weight === 1 ? "Counts fully toward hiding" : `Counts ${weight.toFixed(2)} toward hiding`;
}
