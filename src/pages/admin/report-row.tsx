import { DecisionForm } from "@/components/admin/decision-form";
import { QueueRow } from "@/components/admin/queue-row";
import { TextLink } from "@/components/ui/text-link";
import { type OpenReport, useCloseReports } from "@/hooks/admin/reports";
import { formatDay } from "@/lib/dates";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";
import { reasonLabels } from "@/pages/admin/report-reasons";

/** A report of a listing, to be closed. */
export function ReportRow({ report }: { report: OpenReport }) {
  const closing = useCloseReports();
  const reporter = report.reporter?.full_name ?? "a member";

  async function close(_isAccepted: boolean, resolution: string) {
    await closing.mutateAsync({ ids: [report.id], resolution });
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
          {reasonLabels[report.reason]}: <Target report={report} />
        </>
      }
      lead={`Reported by ${reporter} on ${formatDay(report.created_at)}`}
    >
      <blockquote className="mt-4 break-words whitespace-pre-line">
        {report.note ? `“${report.note}”` : "The reporter left no note."}
      </blockquote>
      <DecisionForm
        noteLabel="Resolution (optional)"
        noteHint="What was done about it."
        acceptLabel="Close report"
        onDecide={close}
      />
    </QueueRow>
  );
}

function Target({ report: { doctor, doctor_id } }: { report: OpenReport }) {
  if (!doctor || !doctor_id) return "something that is gone";
  return <TextLink to={paths.doctor(doctor_id)}>{doctor.practice_name}</TextLink>;
}
