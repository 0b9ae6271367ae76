import { DecisionForm } from "@/components/moderation/decision-form";
import { QueueRow } from "@/components/moderation/queue-row";
import { useAccount } from "@/components/session/account-context";
import { LinkButton } from "@/components/ui/link-button";
import { TextLink } from "@/components/ui/text-link";
import { type OpenReport, useCloseReport, useTakeDownReported } from "@/hooks/reports/queue";
import { formatDay } from "@/lib/format/dates";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";
import { closing, takingDown } from "@/pages/admin/reports/report-acts";
import { reasonLabels } from "@/pages/admin/reports/report-reasons";

/** A report of a listing: it stays, is mended, or is taken down. */
export function ReportRow({ report }: { report: OpenReport }) {
  const closed = useCloseReport();
  const takenDown = useTakeDownReported();
  const userId = useAccount().id;
  const { listing, doctor_id } = report;
  const reporter = report.reporter?.full_name ?? "a member";
  const isPublic = listing?.status === "published";

  async function decide(isLeft: boolean, reason: string) {
    if (isLeft) await closed.mutateAsync({ reportId: report.id, resolution: reason });
    else
      await takenDown.mutateAsync({ reportId: report.id, version: listing?.version ?? 0, reason });
    toast({
      title: isLeft ? "Report closed" : "Listing taken down",
      description: whoIsTold(report, userId),
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
      lead={`Reported by ${reporter} on ${formatDay(report.created_at)}${isPublic ? "" : " · Not public any more"}`}
    >
      <blockquote className="mt-4 break-words whitespace-pre-line">
        {report.note ? `“${report.note}”` : "The reporter left no note."}
      </blockquote>
      <DecisionForm accept={closing} refuse={isPublic ? takingDown : undefined} onDecide={decide}>
        {doctor_id && (
          <LinkButton to={paths.deskListing(doctor_id)} size="sm" variant="secondary">
            Edit
          </LinkButton>
        )}
      </DecisionForm>
    </QueueRow>
  );
}

/** Reporters are notified, as long as they have an account; nobody is of the own doing. */
function whoIsTold({ reporter_id }: OpenReport, userId: string) {
  if (reporter_id === null) return "Who reported it has left the site, and is not told.";
  return reporter_id === userId
    ? "You reported it yourself."
    : "The reporter is told what was done.";
}

function Target({ report: { listing, doctor_id } }: { report: OpenReport }) {
  if (!listing || !doctor_id) return "something that is gone";
  return <TextLink to={paths.listing(doctor_id)}>{listing.practice_name}</TextLink>;
}
