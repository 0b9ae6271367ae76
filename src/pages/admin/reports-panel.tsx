import { useState } from "react";
import { useAccount } from "@/components/account/account-context";
import { DecisionForm, type DecisionOption } from "@/components/admin/decision-form";
import { Queue } from "@/components/admin/queue";
import { currentRowClasses, QueueRow, type RowSelection } from "@/components/admin/queue-row";
import { CheckboxField } from "@/components/forms/checkbox-field";
import { Button, LinkButton } from "@/components/ui/button";
import { TextLink } from "@/components/ui/text-link";
import { findUnsentReason, useDecideLater, useUndecided } from "@/hooks/admin/decide-later";
import type { LatestDecision } from "@/hooks/admin/latest-decisions";
import { useFeatureStory } from "@/hooks/community/feature-story";
import { useModerateAll } from "@/hooks/community/moderate";
import {
  type Case,
  type ContentCase,
  type OpenReport,
  useCases,
  useCloseReport,
  useTakeDownReported,
} from "@/hooks/community/report-queue";
import { cannedReasons } from "@/lib/admin/canned-reasons";
import { reasonLabels } from "@/lib/admin/report-reasons";
import { prepareFocusMove } from "@/lib/browser/focus";
import { formatAge } from "@/lib/format/dates";
import { joinClasses } from "@/lib/join-classes";
import { paths } from "@/lib/paths";
import { CaseText, CaseTitle } from "@/pages/admin/case-text";
import {
  ContentCaseRow,
  describeContentDecision,
  keepOption,
  removeOption,
  warnOption,
} from "@/pages/admin/content-case-row";
import { LatestDecisions } from "@/pages/admin/latest-decisions";
import { MemberActionDialog } from "@/pages/admin/member-actions";
import { PersonRecord } from "@/pages/admin/person-record";

/** Closes a report. The listing stays, and the reporter is notified. */
const closeOption: DecisionOption = {
  label: "Close…",
  question: {
    title: "How was this resolved?",
    hint: "The reporter sees this. The listing stays in the directory.",
    reasons: cannedReasons.closeReport,
    send: "Close report",
    missing: "Enter how this was resolved",
  },
};

/** Takes the listing down and notifies its owner, its submitter, and the reporter. */
const takeDownOption: DecisionOption = {
  label: "Take down…",
  question: {
    title: "Why are you taking this listing down?",
    hint: "The owner, the submitter, and the reporter see this reason. The report is closed.",
    reasons: cannedReasons.takeDown,
    send: "Take down",
    missing: "Enter a reason for taking the listing down",
  },
};

interface ReportRowProps {
  report: OpenReport;
  isOwn: boolean;
  latest: LatestDecision[];
}

/** A report about a listing, which an admin closes, resolves by editing the listing, or answers by taking it down. */
function ReportRow({ report, isOwn, latest }: ReportRowProps) {
  const closeReport = useCloseReport();
  const takeDown = useTakeDownReported();
  const decideLater = useDecideLater();
  const userId = useAccount().id;
  const { listing, doctor_id } = report;
  const reporter = report.reporter?.full_name ?? "a member";
  const isPublic = listing?.status === "published";

  const name = listing?.practice_name ?? "a deleted listing";
  const decide = (isClosed: boolean, reason: string) =>
    decideLater({
      rows: [report.id],
      targets: [report.id, ...(doctor_id ? [doctor_id] : [])],
      title: isClosed ? `Closing a report of ${name}` : `Taking down ${name}`,
      undoEffect: "keep the report open",
      failure: isClosed ? `Couldn't close a report of ${name}` : `Couldn't take down ${name}`,
      reason,
      send: () =>
        isClosed
          ? closeReport.mutateAsync({ reportId: report.id, resolution: reason })
          : takeDown.mutateAsync({
              reportId: report.id,
              version: listing?.version ?? 0,
              reason,
            }),
      done: () => ({
        title: isClosed ? "Report closed" : "Listing taken down",
        description: notificationNote(report, userId),
        tone: "success",
      }),
    });

  return (
    <QueueRow
      title={
        <>
          {reasonLabels[report.reason]}: <Target report={report} />
        </>
      }
      lead={`${listing ? `${listing.address_city}, ${listing.address_state} · ` : ""}Reported by ${reporter} ${formatAge(report.created_at)}${isPublic ? "" : " · No longer published"}`}
    >
      <blockquote className="mt-4 break-words whitespace-pre-line">
        {report.note ? `“${report.note}”` : "No note from the reporter."}
      </blockquote>
      <LatestDecisions decisions={latest} />
      <DecisionForm
        approve={closeOption}
        reason={findUnsentReason(report.id)}
        reject={isPublic ? takeDownOption : undefined}
        isOwn={isOwn}
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
    return "The reporter has deleted their account, so they won't be notified.";
  return reporter_id === userId ? "You reported this yourself." : "The reporter will be notified.";
}

function Target({ report: { listing, doctor_id } }: { report: OpenReport }) {
  if (!listing || !doctor_id) return "a deleted listing";
  return <TextLink to={paths.listing(doctor_id)}>{listing.practice_name}</TextLink>;
}

const featureOption: DecisionOption = { label: "Feature on home page" };
const dismissOption: DecisionOption = { label: "Don't feature" };

/** Whether a case only asks to feature a story again. Such a story is neither kept nor removed. */
const isEditedStory = ({ content, reports }: { content: ContentCase; reports: unknown[] }) =>
  content.unfeatured_at !== null && !content.hidden_at && reports.length === 0;

interface EditedStoryRowProps {
  content: ContentCase;
  unfeaturedAt: string;
  isOwn: boolean;
}

/**
 * A featured story that was edited and so removed from the home page, until an admin features it
 * again or declines to.
 */
function EditedStoryRow({ content, unfeaturedAt, isOwn }: EditedStoryRowProps) {
  const feature = useFeatureStory();

  async function decide(isFeatured: boolean) {
    await feature.mutateAsync({ id: content.id, isFeatured, seenVersion: content.version });
  }

  return (
    <QueueRow
      title={<CaseTitle content={content} />}
      lead={`Edited after it was featured. Removed from the home page ${formatAge(unfeaturedAt)}`}
    >
      <CaseText content={content} />
      <DecisionForm
        approve={featureOption}
        reject={dismissOption}
        isOwn={isOwn}
        onDecide={decide}
      />
    </QueueRow>
  );
}

/** The queue of open reports, and of content that was edited after an admin's decision. */
export function ReportsPanel() {
  const query = useUndecided(useCases());
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const decidable = (query.data ?? []).flatMap((item) =>
    "content" in item && !item.isOwn && !isEditedStory(item) ? item.content : [],
  );
  // What has left the queue is no longer selected.
  const selected = decidable.filter(({ id }) => chosen.has(id));

  const select = (ids: string[], isSelected: boolean) =>
    setChosen(
      (before) =>
        new Set([...before].filter((id) => !ids.includes(id)).concat(isSelected ? ids : [])),
    );

  return (
    <Queue
      title="Open reports"
      filtered="reports"
      emptyText="Nothing to review. Reports from members appear here, and so do posts and comments that were edited after you removed or featured them."
      query={query}
      keys={{
        approve: "Keep the post or comment, or close the report about a listing or member",
        reject: "Remove the post or comment, or take the listing down, with a reason",
        warn: "Keep the post or comment and warn its author, or warn the member, with a reason",
        select: "Select the post or comment",
      }}
      intro={
        decidable.length > 1 && (
          <CheckboxField
            className="mb-3"
            label="Select all posts and comments shown"
            checked={selected.length === decidable.length}
            onChange={({ target }) =>
              select(
                decidable.map(({ id }) => id),
                target.checked,
              )
            }
          />
        )
      }
      bar={selected.length > 0 && <SelectedContent selected={selected} />}
    >
      {(item) => (
        <ReportCaseRow
          key={item.id}
          item={item}
          selection={{
            isSelected: chosen.has(item.id),
            onSelect: (isSelected) => select([item.id], isSelected),
          }}
        />
      )}
    </Queue>
  );
}

const countOf = (count: number) =>
  count === 1 ? "1 post or comment" : `${count} posts and comments`;

/** Decides about all selected posts and comments, with one reason. */
function SelectedContent({ selected }: { selected: ContentCase[] }) {
  const moderation = useModerateAll();
  const decideLater = useDecideLater();
  const count = countOf(selected.length);

  function decide(isKept: boolean, reason: string, isWarning: boolean) {
    const { action, outcome, ...decision } = describeContentDecision(isKept, isWarning, count);
    // The decided rows disappear, so focus moves on from where the first of them was.
    prepareFocusMove(document.querySelector("article input:checked"))();
    return decideLater({
      ...decision,
      rows: selected.map(({ id }) => id),
      targets: [],
      reason,
      send: () =>
        moderation.mutateAsync(
          selected.map(({ kind, id, version: seenVersion }) => ({
            kind,
            id,
            action,
            reason,
            seenVersion,
          })),
        ),
      done: (failed) => ({
        title: `${countOf(selected.length - failed)} ${outcome}`,
        description: failed > 0 ? `${failed} changed meanwhile or had been decided.` : "",
        tone: failed > 0 ? "error" : "success",
      }),
    });
  }

  return (
    <article
      aria-label="Selected posts and comments"
      tabIndex={-1}
      className={joinClasses(
        "rounded-xl bg-raised p-4 shadow-lifted ring-1 ring-line-strong/60 ring-inset",
        currentRowClasses,
      )}
    >
      <p role="status" className="font-semibold">
        {`${count} selected`}
      </p>
      <DecisionForm
        approve={keepOption}
        warn={warnOption}
        reject={removeOption}
        onDecide={decide}
      />
    </article>
  );
}

interface ReportCaseRowProps {
  item: Case;
  /** Lets content be decided together with other content. */
  selection?: Omit<RowSelection, "name">;
}

/** An open case about content, a listing, or a member. */
export function ReportCaseRow({ item, selection }: ReportCaseRowProps) {
  const { isOwn, latest, record } = item;
  if ("content" in item) {
    const { content, reports } = item;
    if (isEditedStory(item)) {
      const unfeaturedAt = content.unfeatured_at ?? "";
      return <EditedStoryRow content={content} unfeaturedAt={unfeaturedAt} isOwn={isOwn} />;
    }
    return (
      <ContentCaseRow
        content={content}
        reports={reports}
        isOwn={isOwn}
        latest={latest}
        record={record}
        selection={
          selection && !isOwn
            ? {
                name: `${content.kind} by ${content.author_name ?? "someone with no name"}`,
                ...selection,
              }
            : undefined
        }
      />
    );
  }
  const { report } = item;
  if (!report) return null;
  if (report.profile_id)
    return (
      <MemberReportRow
        report={report}
        memberId={report.profile_id}
        isOwn={isOwn}
        latest={latest}
        record={record}
      />
    );
  return <ReportRow report={report} isOwn={isOwn} latest={latest} />;
}

interface MemberReportRowProps {
  report: OpenReport;
  memberId: string;
  isOwn: boolean;
  latest: LatestDecision[];
  record: Case["record"];
}

/** A report about a member, which an admin closes or answers by warning or suspending the member. */
function MemberReportRow({ report, memberId, isOwn, latest, record }: MemberReportRowProps) {
  const [isSuspending, setIsSuspending] = useState(false);
  const closing = useCloseReport();
  const decideLater = useDecideLater();
  const { member, reported_name, note, reporter, created_at } = report;
  const name = member?.full_name ?? "Anonymous";
  const nameWhenReported = reported_name ?? "Anonymous";

  const close = (_isApproved: boolean, resolution: string, isWarning: boolean) =>
    decideLater({
      rows: [report.id],
      targets: [report.id, memberId],
      title: isWarning ? `Warning ${name}` : `Closing a report of ${name}`,
      undoEffect: "keep the report open",
      failure: isWarning ? `Couldn't warn ${name}` : `Couldn't close a report of ${name}`,
      reason: resolution,
      send: () => closing.mutateAsync({ reportId: report.id, resolution, isWarning }),
      done: () => ({ title: isWarning ? "Member warned" : "Report closed", tone: "success" }),
    });

  return (
    <QueueRow
      title={
        <>
          {reasonLabels[report.reason]}:{" "}
          <TextLink to={paths.profile(memberId)}>
            <bdi>{name}</bdi>
          </TextLink>
        </>
      }
      lead={`Member reported by ${reporter?.full_name ?? "a member"} ${formatAge(created_at)}`}
    >
      {nameWhenReported !== name && (
        <p className="mt-3">
          Name when reported: <bdi className="font-semibold">{nameWhenReported}</bdi>
        </p>
      )}
      <blockquote className="mt-4 break-words whitespace-pre-line">
        {note ? `“${note}”` : "No note from the reporter."}
      </blockquote>
      <PersonRecord record={record} />
      <LatestDecisions decisions={latest} />
      <DecisionForm
        approve={{
          label: "Close…",
          question: {
            title: "How was this resolved?",
            hint: "The reporter sees this.",
            reasons: cannedReasons.closeMemberReport,
            send: "Close report",
            missing: "Enter how this was resolved",
          },
        }}
        warn={{
          label: "Warn…",
          question: {
            title: "What are you warning the member about?",
            hint: "The member and the reporters see this reason. All open reports of the member are closed.",
            reasons: cannedReasons.warn,
            send: "Warn",
            missing: "Enter a reason for the warning",
          },
        }}
        isOwn={isOwn}
        reason={findUnsentReason(report.id)}
        onDecide={close}
      >
        <LinkButton to={paths.adminMember(memberId)} size="sm" variant="secondary">
          View member
        </LinkButton>
        <Button size="sm" variant="secondary" onClick={() => setIsSuspending(true)}>
          Suspend…
        </Button>
      </DecisionForm>
      {isSuspending && (
        <MemberActionDialog
          action="suspend"
          member={{ id: memberId, full_name: name }}
          onClose={() => setIsSuspending(false)}
        />
      )}
    </QueueRow>
  );
}
