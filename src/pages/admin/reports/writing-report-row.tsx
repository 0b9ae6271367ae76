import { DecisionForm } from "@/components/moderation/decision-form";
import { QueueRow } from "@/components/moderation/queue-row";
import { TextLink } from "@/components/ui/text-link";
import { type Complaint, type OpenReport, useCloseReports } from "@/hooks/reports/queue";
import { formatDay } from "@/lib/format/dates";
import { cannedReasons } from "@/lib/moderation/canned-reasons";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";
import { reasonLabels } from "@/pages/admin/reports/report-reasons";
import { WritingActs } from "@/pages/admin/reports/writing-acts";

/** The post or comment that reports are about; null when that is gone. */
export function reportedWriting({ post, comment }: OpenReport) {
  if (post) return { ...post, kind: "post", post_id: post.id } as const;
  return comment && ({ ...comment, kind: "comment" } as const);
}

type Writing = NonNullable<ReturnType<typeof reportedWriting>>;

interface WritingReportRowProps {
  writing: Writing;
  complaints: Complaint[];
}

/** A post or comment with all that is reported of it: decided on, or left standing. */
export function WritingReportRow({ writing, complaints }: WritingReportRowProps) {
  const closing = useCloseReports();
  const { kind, hidden_at, author } = writing;
  const count = complaints.length === 1 ? "1 open report" : `${complaints.length} open reports`;
  const reports = complaints.length === 1 ? "report" : "reports";

  async function close(_isAccepted: boolean, resolution: string) {
    await closing.mutateAsync({ ids: complaints.map(({ id }) => id), resolution });
    toast({
      title: complaints.length === 1 ? "Report closed" : "Reports closed",
      description: hidden_at ? `The ${kind} stays hidden.` : `The ${kind} stays.`,
      tone: "success",
    });
  }

  return (
    <QueueRow
      title={
        <>
          {kind === "post" ? "Post" : "Comment"} by{" "}
          <TextLink to={paths.profile(writing.user_id)}>
            {author.full_name ?? "somebody without a name"}
          </TextLink>
        </>
      }
      lead={hidden_at ? `${count} · Hidden since ${formatDay(hidden_at)}` : count}
    >
      <blockquote className="mt-4 max-h-60 overflow-y-auto rounded-lg bg-sage p-4 break-words whitespace-pre-line">
        {writing.content}
      </blockquote>
      <p className="mt-3">
        <TextLink to={paths.post(writing.post_id)}>
          {kind === "post" ? "Open the post" : "Open the post it belongs to"}
        </TextLink>
      </p>
      <ul className="mt-4 grid gap-3">
        {complaints.map((complaint) => (
          <ComplaintItem key={complaint.id} complaint={complaint} />
        ))}
      </ul>
      <WritingActs writing={writing} />
      <DecisionForm
        accept={{
          label: `Close ${reports}…`,
          question: {
            title: "What was done?",
            hint: `Who reported it reads this. The ${kind} is left as it is.`,
            reasons: cannedReasons.closeWritingReport,
            send: `Close ${reports}`,
          },
        }}
        onDecide={close}
      />
    </QueueRow>
  );
}

function ComplaintItem({
  complaint: { reason, note, created_at, reporter },
}: {
  complaint: Complaint;
}) {
  return (
    <li className="border-l-2 border-line-strong/60 pl-4">
      <p className="break-words whitespace-pre-line">
        <span className="font-semibold">{reasonLabels[reason]}</span>
        {note && `: “${note}”`}
      </p>
      <p className="text-sm break-words text-ink-soft">
        {reporter?.full_name ?? "A member"}, {formatDay(created_at)}
      </p>
    </li>
  );
}
