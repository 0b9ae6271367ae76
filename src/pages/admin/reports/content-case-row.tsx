import { useRef, useState } from "react";
import { DecisionForm, type DecisionOption } from "@/components/moderation/decision-form";
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

const keepOption: DecisionOption = {
  label: "Keep…",
  question: {
    title: "Why are you keeping it?",
    hint: "The reporters see this reason, and so does the author if it was hidden. Everyone can see the content again.",
    reasons: cannedReasons.keepContent,
    send: "Keep",
  },
};

const removeOption: DecisionOption = {
  label: "Remove…",
  question: {
    title: "Why are you removing it?",
    hint: "The author and the reporters see this reason. Only the author and admins can still see the content.",
    reasons: cannedReasons.removeContent,
    send: "Remove",
    missing: "Enter a reason for removing it",
  },
};

/** A post or comment with its open reports, which one decision closes. */
export function ContentCaseRow({ content, reports }: ContentCaseRowProps) {
  const moderate = useModerateCase();
  const [isErasing, setIsErasing] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { kind, id, version } = content;

  async function decide(isKept: boolean, reason: string) {
    await moderate.mutateAsync({
      about: kind === "post" ? { postId: id } : { commentId: id },
      action: isKept ? "keep" : "remove",
      reason,
      seenVersion: version,
    });
    const noun = kind === "post" ? "Post" : "Comment";
    toast({ title: `${noun} ${isKept ? "kept" : "removed"}`, tone: "success" });
  }

  return (
    <QueueRow title={<CaseTitle content={content} />} lead={leadText(content, reports.length)}>
      <CaseText content={content} />
      <CaseReports reports={reports} content={content.content} />
      <div ref={place}>
        <DecisionForm approve={keepOption} reject={removeOption} onDecide={decide}>
          <Button size="sm" variant="ghost" onClick={() => setIsErasing(true)}>
            Erase…
          </Button>
        </DecisionForm>
      </div>
      {isErasing && (
        <ModerateDialog
          action="erase"
          about={content}
          place={place}
          onClose={() => setIsErasing(false)}
        />
      )}
    </QueueRow>
  );
}

function leadText({ hidden_at, deleted_at }: ContentCase, count: number): string {
  const reports = count === 1 ? "1 open report" : `${count} open reports`;
  return [
    count > 0 ? reports : "No open reports",
    hidden_at && `Hidden since ${formatDay(hidden_at)}`,
    deleted_at && "Deleted by its author",
  ]
    .filter(Boolean)
    .join(" · ");
}
