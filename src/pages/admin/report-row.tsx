import { DecisionForm } from "@/components/admin/decision-form";
import { QueueRow } from "@/components/admin/queue-row";
import { TextLink } from "@/components/ui/text-link";
import { type OpenReport, useCloseReport } from "@/hooks/admin/reports";
import { formatDay } from "@/lib/dates";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";

const reasons: Record<OpenReport["reason"], string> = {
  inaccurate: "Inaccurate",
  closed: "Closed or moved",
  not_dpc: "Not Direct Primary Care",
  spam: "Spam",
  offensive: "Offensive",
  unsafe: "Unsafe",
  other: "Something else",
};

/** A report to be closed. */
export function ReportRow({ report }: { report: OpenReport }) {
  const closing = useCloseReport();
  const reporter = report.reporter?.full_name ?? "a member";

  async function close(_isAccepted: boolean, resolution: string) {
    await closing.mutateAsync({ id: report.id, resolution });
    toast({
      title: "Report closed",
      description: "The reporter sees what was done.",
      tone: "success",
    });
  }

  return (
    <QueueRow
      title={
        <>
          {reasons[report.reason]}: <Target report={report} />
        </>
      }
      lead={`Reported by ${reporter} on ${formatDay(report.created_at)}`}
    >
      <blockquote className="mt-4 break-words whitespace-pre-line">
        {report.note ? `“${report.note}”` : "The reporter left no note."}
      </blockquote>
      <Written report={report} />
      <DecisionForm
        noteLabel="Resolution (optional)"
        noteHint="What was done about it."
        acceptLabel="Close report"
        onDecide={close}
      />
    </QueueRow>
  );
}

function Target({ report: { doctor, doctor_id, post, comment } }: { report: OpenReport }) {
  if (doctor && doctor_id) {
    return <TextLink to={paths.doctor(doctor_id)}>{doctor.practice_name}</TextLink>;
  }
  const written = post ?? comment;
  if (!written) return "something that is gone";
  return (
    <TextLink to={paths.profile(written.user_id)}>
      {post ? "a post of this member" : "a comment of this member"}
    </TextLink>
  );
}

/** The reported words, where they are a member's own. */
function Written({ report: { post, comment } }: { report: OpenReport }) {
  const written = post ?? comment;
  if (!written) return null;
  return (
    <blockquote className="mt-4 max-h-60 overflow-y-auto rounded-lg bg-sage p-4 break-words whitespace-pre-line">
      {written.content}
    </blockquote>
  );
}
