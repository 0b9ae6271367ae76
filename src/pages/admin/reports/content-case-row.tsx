import { useRef, useState } from "react";
import { type Act, DecisionForm } from "@/components/moderation/decision-form";
import { ModerateDialog } from "@/components/moderation/moderate-dialog";
import { QueueRow } from "@/components/moderation/queue-row";
import { Button } from "@/components/ui/button";
import { TextLink } from "@/components/ui/text-link";
import { useModerateCase } from "@/hooks/moderation/moderate";
import type { CaseReport, ContentCase } from "@/hooks/reports/queue";
import { formatDay } from "@/lib/format/dates";
import { cannedReasons } from "@/lib/moderation/canned-reasons";
import { paths } from "@/lib/paths";
import { toast } from "@/lib/toast";
import { CaseReports } from "@/pages/admin/reports/case-reports";

interface ContentCaseRowProps {
  content: ContentCase;
  reports: CaseReport[];
}

const keeping: Act = {
  label: "Keep…",
  question: {
    title: "Why does it stay?",
    hint: "The reporters read this, and so does the author if it was hidden. Everybody can read it again.",
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

/** A post or comment with all open reports of it, and the one decision that closes its case. */
export function ContentCaseRow({ content, reports }: ContentCaseRowProps) {
  const moderate = useModerateCase();
  const [isErasing, setIsErasing] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { kind, id, version } = content;

  async function decide(isKept: boolean, reason: string) {
    await moderate.mutateAsync({
      about: kind === "post" ? { postId: id } : { commentId: id },
      act: isKept ? "keep" : "remove",
      ...{ reason, seenVersion: version },
    });
    const noun = kind === "post" ? "Post" : "Comment";
    toast({ title: `${noun} ${isKept ? "kept" : "removed"}`, tone: "success" });
  }

  return (
    <QueueRow title={<CaseTitle content={content} />} lead={leadOf(content, reports.length)}>
      <CaseText content={content} />
      <CaseReports reports={reports} content={content.content} />
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
          about={content}
          place={place}
          onClose={() => setIsErasing(false)}
        />
      )}
    </QueueRow>
  );
}

function leadOf({ hidden_at, deleted_at }: ContentCase, count: number): string {
  const reports = count === 1 ? "1 open report" : `${count} open reports`;
  return [
    count > 0 ? reports : "No open report",
    hidden_at && `Hidden since ${formatDay(hidden_at)}`,
    deleted_at && "Deleted by its author",
  ]
    .filter(Boolean)
    .join(" · ");
}

/** Who wrote it, and about which practice. */
export function CaseTitle({ content }: { content: ContentCase }) {
  return (
    <>
      {content.kind === "post" ? "Post" : "Comment"} by{" "}
      <TextLink to={paths.profile(content.author_id)}>
        <bdi>{content.author_name ?? "somebody without a name"}</bdi>
      </TextLink>
    </>
  );
}

/** The text as it is now, and how it differs from what an admin decided about. */
export function CaseText({ content }: { content: ContentCase }) {
  const { last_decision, decided_at, decided_content, practice_id, practice_name } = content;
  const isChanged = decided_content !== null && decided_content !== content.content;
  return (
    <>
      {practice_id && practice_name && (
        <p className="mt-3 text-sm">
          {content.kind === "post" ? "About " : "On a post about "}
          <TextLink to={paths.listing(practice_id)}>{practice_name}</TextLink>
        </p>
      )}
      <blockquote className="mt-4 max-h-60 overflow-y-auto rounded-lg bg-sage p-4 break-words whitespace-pre-line">
        {content.content}
      </blockquote>
      {last_decision && decided_at && (
        <p className="mt-3 text-sm">
          An admin {last_decision === "keep" ? "kept" : "removed"} it on {formatDay(decided_at)}
          {isChanged ? "; its author has edited it since." : "."}
        </p>
      )}
      {isChanged && (
        <EarlierText summary="The text that was decided about" text={decided_content} />
      )}
      {!content.deleted_at && (
        <p className="mt-3">
          <TextLink to={paths.post(content.post_id)}>
            {content.kind === "post" ? "Open the post" : "Open the post it belongs to"}
          </TextLink>
        </p>
      )}
    </>
  );
}

/** A text as it was, to compare. */
export function EarlierText({ summary, text }: { summary: string; text: string }) {
  return (
    <details className="mt-2 text-sm">
      <summary className="cursor-pointer py-1.5 text-primary-strong">{summary}</summary>
      <blockquote className="mt-1 max-h-60 overflow-y-auto rounded-lg border border-line p-3 break-words whitespace-pre-line">
        {text}
      </blockquote>
    </details>
  );
}
