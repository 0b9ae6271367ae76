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

/** A report of a member. What can be done about the account is on the member's page. */
export function MemberReportRow({ report, memberId }: MemberReportRowProps) {
  const closing = useCloseReport();
  const { member, reported_name, note, reporter, created_at } = report;
  const name = member?.full_name ?? "Anonymous";
  const before = reported_name ?? "Anonymous";

  async function close(_isAccepted: boolean, resolution: string) {
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
      {before !== name && (
        <p className="mt-3">
          Name when reported: <bdi className="font-semibold">{before}</bdi>
        </p>
      )}
      <blockquote className="mt-4 break-words whitespace-pre-line">
        {note ? `“${note}”` : "The reporter left no note."}
      </blockquote>
      <DecisionForm
        accept={{
          label: "Close…",
          question: {
            title: "What was done?",
            hint: "The reporter reads this.",
            reasons: cannedReasons.closeMemberReport,
            send: "Close report",
            missing: "Say what was done",
          },
        }}
        onDecide={close}
      >
        <LinkButton to={paths.deskMember(memberId)} size="sm" variant="secondary">
          Open the member's record
        </LinkButton>
      </DecisionForm>
    </QueueRow>
  );
}
