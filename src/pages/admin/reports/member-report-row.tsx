import { DecisionForm } from "@/components/moderation/decision-form";
import { QueueRow } from "@/components/moderation/queue-row";
import { LinkButton } from "@/components/ui/link-button";
import { TextLink } from "@/components/ui/text-link";
import { type OpenReport, useCloseReport } from "@/hooks/reports/queue";
import { formatDay } from "@/lib/format/dates";
import { cannedReasons } from "@/lib/moderation/canned-reasons";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";
import { reasonLabels } from "@/pages/admin/reports/report-reasons";

interface MemberReportRowProps {
  report: OpenReport;
  memberId: string;
}

/** A report about a member. Actions on the account are on the member's admin page. */
export function MemberReportRow({ report, memberId }: MemberReportRowProps) {
  const closing = useCloseReport();
  const { member, reported_name, note, reporter, created_at } = report;
  const name = member?.full_name ?? "Anonymous";
  const nameWhenReported = reported_name ?? "Anonymous";

  async function close(_isApproved: boolean, resolution: string) {
    await closing.mutateAsync({ reportId: report.id, resolution });
    toast({ title: "Report closed", tone: "success" });
  }

  return (
    <QueueRow
      title={
        <>
          {reasonLabels[report.reason]}:{" "}
          <TextLink to={paths.profile(memberId)}>
            <bdi>{name}</bdi>
          </TextLink>
        </>
      }
      lead={`Member reported by ${reporter?.full_name ?? "a member"} on ${formatDay(created_at)}`}
    >
      {nameWhenReported !== name && (
        <p className="mt-3">
          Name when reported: <bdi className="font-semibold">{nameWhenReported}</bdi>
        </p>
      )}
      <blockquote className="mt-4 break-words whitespace-pre-line">
        {note ? `“${note}”` : "No note from the reporter."}
      </blockquote>
      <DecisionForm
        approve={{
          label: "Close…",
          question: {
            title: "How was this resolved?",
            hint: "The reporter sees this.",
            reasons: cannedReasons.closeMemberReport,
            send: "Close report",
            missing: "Enter how this was resolved",
          },
        }}
        onDecide={close}
      >
        <LinkButton to={paths.adminMember(memberId)} size="sm" variant="secondary">
          View member
        </LinkButton>
      </DecisionForm>
    </QueueRow>
  );
}
