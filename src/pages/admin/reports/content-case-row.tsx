import { useRef, useState } from "react";
import { type Act, DecisionForm } from "@/components/moderation/decision-form";
import { ModerateDialog } from "@/components/moderation/moderate-dialog";
import { QueueRow } from "@/components/moderation/queue-row";
import { Button } from "@/components/ui/button";
import { useModerateCase } from "@/hooks/moderation/moderate";
import type { CaseReport, ContentCase } from "@/hooks/reports/queue";
import { formatDay } from "@/lib/format/dates";
import { cannedReasons } from "@/lib/moderation/canned-reasons";
import { toast } from "@/lib/toast";
import { CaseReports } from "@/pages/admin/reports/case-reports";
import { CaseText, CaseTitle } from "@/pages/admin/reports/case-text";

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
      reason,
      seenVersion: version,
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
