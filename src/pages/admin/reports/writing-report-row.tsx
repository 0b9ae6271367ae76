import { useRef, useState } from "react";
import { type Act, DecisionForm } from "@/components/moderation/decision-form";
import { ModerateDialog } from "@/components/moderation/moderate-dialog";
import { QueueRow } from "@/components/moderation/queue-row";
import { Button } from "@/components/ui/button";
import { TextLink } from "@/components/ui/text-link";
import { useModerateCase } from "@/hooks/moderation/moderate";
import type { Complaint, OpenReport } from "@/hooks/reports/queue";
import { formatDay } from "@/lib/format/dates";
import { cannedReasons } from "@/lib/moderation/canned-reasons";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";
import { reasonLabels } from "@/pages/admin/reports/report-reasons";

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

const keeping: Act = {
  label: "Keep…",
  question: {
    title: "Why does it stay?",
    hint: "The author, if it was hidden, and the reporters read this. Everybody can read it again.",
    reasons: cannedReasons.keepContent,
    send: "Keep",
  },
};

const removing: Act = {
  label: "Remove…",
  question: {
    title: "Why is it removed?",
    hint: "The author and the reporters read this. Only the author and admins can still read it.",
    reasons: cannedReasons.removeContent,
    send: "Remove",
    missing: "Say why it is removed",
  },
};

/** A post or comment with all open reports of it, and the one decision that closes them. */
export function WritingReportRow({ writing, complaints }: WritingReportRowProps) {
  const moderate = useModerateCase();
  const [isErasing, setIsErasing] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { kind, hidden_at, author, version } = writing;
  const noun = kind === "post" ? "Post" : "Comment";
  const count = complaints.length === 1 ? "1 open report" : `${complaints.length} open reports`;

  async function decide(isKept: boolean, reason: string) {
    await moderate.mutateAsync({
      about: kind === "post" ? { postId: writing.id } : { commentId: writing.id },
      act: isKept ? "keep" : "remove",
      ...{ reason, seenVersion: version },
    });
    toast({ title: `${noun} ${isKept ? "kept" : "removed"}`, tone: "success" });
  }

  return (
    <QueueRow
      title={
        <>
          {noun} by{" "}
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
      <div ref={place}>
        <DecisionForm accept={keeping} refuse={removing} onDecide={decide}>
          <Button size="sm" variant="ghost" onClick={() => setIsErasing(true)}>
            Erase…
          </Button>
        </DecisionForm>
      </div>
      {isErasing && (
        <ModerateDialog
          act="erase"
          about={writing}
          place={place}
          onClose={() => setIsErasing(false)}
        />
      )}
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
