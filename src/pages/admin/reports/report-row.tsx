import { DecisionForm } from "@/components/moderation/decision-form";
import { QueueRow } from "@/components/moderation/queue-row";
import { useAccount } from "@/components/session/account-context";
import { LinkButton } from "@/components/ui/link-button";
import { TextLink } from "@/components/ui/text-link";
import { type OpenReport, useCloseReport, useTakeDownReported } from "@/hooks/reports/queue";
import { formatDay } from "@/lib/format/dates";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";
import { closeOption, takeDownOption } from "@/pages/admin/reports/report-acts";
import { reasonLabels } from "@/pages/admin/reports/report-reasons";

/** A report about a listing, which an admin closes, resolves by editing the listing, or answers by taking it down. */
export function ReportRow({ report }: { report: OpenReport }) {
  const closeReport = useCloseReport();
  const takeDown = useTakeDownReported();
  const userId = useAccount().id;
  const { listing, doctor_id } = report;
  const reporter = report.reporter?.full_name ?? "a member";
  const isPublic = listing?.status === "published";

  async function decide(isClosed: boolean, reason: string) {
    if (isClosed) await closeReport.mutateAsync({ reportId: report.id, resolution: reason });
    else
      await takeDown.mutateAsync({ reportId: report.id, version: listing?.version ?? 0, reason });
    toast({
      title: isClosed ? "Report closed" : "Listing taken down",
      description: notificationNote(report, userId),
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
      lead={`Reported by ${reporter} on ${formatDay(report.created_at)}${isPublic ? "" : " · No longer published"}`}
    >
      <blockquote className="mt-4 break-words whitespace-pre-line">
        {report.note ? `“${report.note}”` : "No note from the reporter."}
      </blockquote>
      <DecisionForm
        approve={closeOption}
        reject={isPublic ? takeDownOption : undefined}
        onDecide={decide}
      >
        {doctor_id && (
          <LinkButton to={paths.adminListing(doctor_id)} size="sm" variant="secondary">
            Edit
          </LinkButton>
        )}
      </DecisionForm>
    </QueueRow>
  );
}

/** Says whether the reporter is notified, which needs an account and isn't done for the admin's own report. */
function notificationNote({ reporter_id }: OpenReport, userId: string) {
  if (reporter_id === null)
    return "The reporter has deleted their account, so they won’t be notified.";
  return reporter_id === userId ? "You reported this yourself." : "The reporter will be notified.";
}

function Target({ report: { listing, doctor_id } }: { report: OpenReport }) {
  if (!listing || !doctor_id) return "a deleted listing";
  return <TextLink to={paths.listing(doctor_id)}>{listing.practice_name}</TextLink>;
}
