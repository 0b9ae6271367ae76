import { useRef, useState } from "react";
import { DecisionForm, type DecisionOption } from "@/components/admin/decision-form";
import { Facts } from "@/components/admin/facts";
import { QueueRow, type RowSelection } from "@/components/admin/queue-row";
import { ModerateDialog } from "@/components/community/moderate-dialog";
import { Button } from "@/components/ui/button";
import { TextLink } from "@/components/ui/text-link";
import { findUnsentReason, useDecideLater } from "@/hooks/admin/decide-later";
import type { LatestDecision } from "@/hooks/admin/latest-decisions";
import { useModerate } from "@/hooks/community/moderate";
import type { Case, CaseReport, ContentCase } from "@/hooks/community/report-queue";
import { cannedReasons } from "@/lib/admin/canned-reasons";
import { reasonLabels } from "@/lib/admin/report-reasons";
import type { Verdict } from "@/lib/admin/verdicts";
import { formatAge } from "@/lib/format/dates";
import { paths } from "@/lib/paths";
import type { Enums } from "@/lib/supabase/database.types";
import { CaseText, CaseTitle, EarlierText } from "@/pages/admin/case-text";
import { LatestDecisions } from "@/pages/admin/latest-decisions";
import { PersonRecord } from "@/pages/admin/person-record";

interface ContentCaseRowProps {
  content: ContentCase;
  reports: CaseReport[];
  /** Whether the case is about the admin or was filed by them. */
  isOwn: boolean;
  latest: LatestDecision[];
  record: Case["record"];
  selection?: RowSelection | undefined;
}

export const keepOption: DecisionOption = {
  label: "Keep…",
  question: {
    title: "Why are you keeping it?",
    hint: "The reporters see this reason, and so does the author if it was hidden.",
    reasons: cannedReasons.keepContent,
    send: "Keep",
  },
};

export const warnOption: DecisionOption = {
  label: "Warn…",
  question: {
    title: "What are you warning the author about?",
    hint: "The author and the reporters see this reason.",
    reasons: cannedReasons.warn,
    send: "Keep and warn",
    missing: "Enter a reason for the warning",
  },
};

export const removeOption: DecisionOption = {
  label: "Remove…",
  question: {
    title: "Why are you removing it?",
    hint: "The author and the reporters see this reason. Only the author and admins can still see the content.",
    reasons: cannedReasons.removeContent,
    send: "Remove",
    missing: "Enter a reason for removing it",
  },
};

/** A decision about content, and how messages name it. */
export function describeContentDecision(isKept: boolean, isWarning: boolean, content: string) {
  const end = isWarning ? " with a warning" : "";
  return {
    action: isWarning ? "warn" : isKept ? "keep" : "remove",
    title: `${isKept ? "Keeping" : "Removing"} ${content}${end}`,
    undoEffect: "keep the reports open",
    failure: `Couldn't ${isKept ? "keep" : "remove"} ${content}${end}`,
    outcome: `${isKept ? "kept" : "removed"}${end}`,
  } as const;
}

/** A decision about content whose author has appealed. */
function answering(option: DecisionOption): DecisionOption {
  const { question } = option;
  if (!question) return option;
  return {
    ...option,
    question: {
      ...question,
      hint: `${question.hint} It also answers the author's appeal.`,
      missing: "Enter a reason, which answers the appeal",
    },
  };
}

/** A post or comment with its open reports, which one decision closes. */
export function ContentCaseRow({
  content,
  reports,
  isOwn,
  latest,
  record,
  selection,
}: ContentCaseRowProps) {
  const moderate = useModerate();
  const decideLater = useDecideLater();
  const [isErasing, setIsErasing] = useState(false);
  const containerRef = useRef<HTMLDivElement>(null);
  const { kind, id, version } = content;
  const optionFor = (option: DecisionOption) => (content.appeal_id ? answering(option) : option);

  function decide(isKept: boolean, reason: string, isWarning: boolean) {
    const { action, outcome, ...decision } = describeContentDecision(
      isKept,
      isWarning,
      `a ${kind} by ${content.author_name ?? "a member"}`,
    );
    return decideLater({
      ...decision,
      rows: [id],
      targets: [id],
      reason,
      send: () => moderate.mutateAsync({ kind, id, action, reason, seenVersion: version }),
      done: () => ({
        title: `${kind === "post" ? "Post" : "Comment"} ${outcome}`,
        tone: "success",
      }),
    });
  }

  const verdicts: Verdict[] = Array.from(
    new Set(reports.map(({ reason }) => reasonLabels[reason])),
    (label) => ({ tone: "attention", label }),
  );
  if (content.appeal_id) verdicts.unshift({ tone: "danger", label: "Appealed" });
  if (content.hidden_at) verdicts.unshift({ tone: "danger", label: "Hidden" });

  return (
    <QueueRow
      title={<CaseTitle content={content} />}
      lead={leadText(content, reports)}
      verdicts={verdicts}
      selection={selection}
    >
      <PersonRecord record={record} />
      <CaseText content={content} />
      {content.appeal_message && (
        <Facts
          className="mt-4"
          columns={1}
          facts={[
            {
              term: `The author's appeal, ${formatAge(content.appealed_at ?? "")}`,
              value: content.appeal_message,
            },
          ]}
        />
      )}
      <LatestDecisions decisions={latest} />
      <CaseReports reports={reports} content={content.content} />
      <div ref={containerRef}>
        <DecisionForm
          approve={optionFor(keepOption)}
          warn={optionFor(warnOption)}
          reject={optionFor(removeOption)}
          reason={findUnsentReason(id)}
          isOwn={isOwn}
          onDecide={decide}
        >
          <Button size="sm" variant="ghost" onClick={() => setIsErasing(true)}>
            Erase…
          </Button>
        </DecisionForm>
      </div>
      {isErasing && (
        <ModerateDialog
          action="erase"
          subject={content}
          containerRef={containerRef}
          onClose={() => setIsErasing(false)}
        />
      )}
    </QueueRow>
  );
}

function leadText({ hidden_at, deleted_at }: ContentCase, reports: CaseReport[]): string {
  const [first] = reports;
  const count = reports.length === 1 ? "1 open report" : `${reports.length} open reports`;
  return [
    first ? count : "No open reports",
    hidden_at && `Hidden ${formatAge(hidden_at)}`,
    deleted_at && "Deleted by its author",
    first && `First ${formatAge(first.created_at)}`,
  ]
    .filter(Boolean)
    .join(" · ");
}

/** The open reports about a post or comment, with each reporter's record. */
function CaseReports({ reports, content }: { reports: CaseReport[]; content: string }) {
  if (reports.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-4">
      {reports.map((report) => (
        <li key={report.report_id} className="border-l-2 border-line-strong/60 pl-4">
          <p className="break-words whitespace-pre-line">
            <span className="font-semibold">{reasonLabels[report.reason]}</span>
            {report.note && `: “${report.note}”`}
          </p>
          <p className="text-sm break-words text-ink-soft">
            <Reporter report={report} />
          </p>
          {report.ties.length > 0 && (
            <p className="text-sm font-semibold break-words">
              {report.ties.map(describeTie).join(" · ")}
            </p>
          )}
          {report.reported_content !== null && report.reported_content !== content && (
            <EarlierText summary="Text at the time of this report" text={report.reported_content} />
          )}
        </li>
      ))}
    </ul>
  );
}

const tieVerbs: Record<Enums<"practice_tie_kind">, string> = {
  owner: "Owns",
  manager: "Manages",
  front_desk: "Works at",
  claimant: "Claims",
  submitter: "Added",
};

function describeTie({ kind, practice_name, is_same_city }: CaseReport["ties"][number]): string {
  const verb = kind ? tieVerbs[kind] : "Belongs to";
  return `${verb} ${practice_name}${is_same_city ? ", in the same city" : ""}`;
}

function Reporter({ report }: { report: CaseReport }) {
  const { reporter_id, reporter_name, created_at, member_since, is_suspended } = report;
  const when = formatAge(created_at);
  if (!reporter_id || !member_since) return `A deleted account, ${when}`;
  return (
    <>
      <TextLink to={paths.adminMember(reporter_id)}>
        <bdi>{reporter_name ?? "Someone with no name"}</bdi>
      </TextLink>
      , {when} · Joined {formatAge(member_since)} · {describeAccuracy(report)}
      {is_suspended && " · Suspended"}
      {report.open_reports > 1 && (
        <>
          {" · "}
          <TextLink to={paths.adminTab("reports", { reporter: reporter_id })}>
            {`All ${report.open_reports} open reports by this member`}
          </TextLink>
        </>
      )}
    </>
  );
}

function describeAccuracy({ upheld, decided }: CaseReport): string {
  return decided === 0 ? "No reports decided yet" : `${upheld} of ${decided} reports upheld`;
}
