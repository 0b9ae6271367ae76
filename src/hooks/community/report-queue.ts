import { fetchLatestDecisions, type LatestDecision } from "@/hooks/admin/latest-decisions";
import { fetchOwnCases } from "@/hooks/admin/own-cases";
import { daysAgo, pageSize, type QueuePage, useQueue } from "@/hooks/admin/queue-page";
import { useDecision } from "@/hooks/admin/use-decision";
import { supabase } from "@/lib/supabase/client";
import { Constants, type Database, type Enums } from "@/lib/supabase/database.types";
import type { FunctionRow } from "@/lib/supabase/function-row";
import { unwrap } from "@/lib/supabase/unwrap";

type CaseRow = Database["public"]["Functions"]["list_cases"]["Returns"][number];

/** A post or comment pending review, in its current version. */
export interface ContentCase
  extends Pick<CaseRow, "id" | "post_id" | "author_id" | "content" | "version"> {
  kind: "post" | "comment";
  author_name: string | null;
  practice_id: string | null;
  practice_name: string | null;
  edited_at: string | null;
  hidden_at: string | null;
  deleted_at: string | null;
  /** When an edit took a featured story off the home page. */
  unfeatured_at: string | null;
  last_decision: Enums<"moderation_decision"> | null;
  decided_at: string | null;
  /** The text that the last decision was about. */
  decided_content: string | null;
  /** The author's open appeal, which the decision answers. */
  appeal_id: string | null;
  appeal_message: string | null;
  appealed_at: string | null;
}

/**
 * An open report of a post or comment, with its reporter's track record. A deleted account has no
 * ID, name, or date.
 */
export interface CaseReport
  extends Omit<
    FunctionRow<
      "list_case_reports",
      "note" | "reported_content" | "reporter_id" | "reporter_name" | "member_since"
    >,
    "ties"
  > {
  ties: Database["public"]["CompositeTypes"]["practice_tie"][];
}

async function fetchCaseReports(cases: string[], signal: AbortSignal): Promise<CaseReport[]> {
  if (cases.length === 0) return [];
  return unwrap(
    supabase
      .rpc("list_case_reports", { cases })
      .abortSignal(signal)
      .overrideTypes<CaseReport[], { merge: false }>(),
  );
}

async function fetchSingleReports(ids: string[], signal: AbortSignal) {
  if (ids.length === 0) return [];
  return unwrap(
    supabase
      .from("reports")
      .select(
        `id, reason, note, created_at, reporter_id, doctor_id, profile_id, reported_name,
       reporter:profiles!reports_reporter_id_fkey(full_name),
       listing:doctors!reports_doctor_id_fkey(practice_name, address_city, address_state, status, version),
       member:profiles!reports_profile_id_fkey(full_name)`,
      )
      .in("id", ids)
      .abortSignal(signal),
  );
}

/** A report of a listing or member. */
export type OpenReport = Awaited<ReturnType<typeof fetchSingleReports>>[number];

/** A case in the moderation queue: a post or comment with its reports, or a report of a listing or member. */
export type Case = {
  id: string;
  created_at: string;
  due: string;
  /** Whether the case is about the admin, or was filed by them. */
  isOwn: boolean;
  /** The latest decisions about the content, its post, the listing, or the member. */
  latest: LatestDecision[];
  /** What is known of the author, or of the reported member; without an id for a listing. */
  record: Pick<
    CaseRow,
    | "author_id"
    | "author_since"
    | "author_cases"
    | "author_removed"
    | "author_warned"
    | "author_suspended"
  >;
} & ({ content: ContentCase; reports: CaseReport[] } | { report: OpenReport | undefined });

const isContent = (kind: string) => kind === "post" || kind === "comment";

/** A page of the open cases, or those with the given ids. */
export async function fetchCases(
  { filters, after, ids }: QueuePage,
  signal: AbortSignal,
): Promise<Case[]> {
  const { about, reason, waiting, sort, author, reporter } = filters;
  const reasons = Constants.public.Enums.report_reason;
  const in_reason = reasons.find((each) => each === reason);
  const page = await unwrap(
    supabase
      .rpc("list_cases", {
        ...(after && {
          after_time: String(sort === "newest" ? after.created_at : after.due),
          after_id: String(after.id),
        }),
        page_size: pageSize,
        ...(ids && { in_ids: [...ids] }),
        ...(author && { in_author: author }),
        ...(reporter && { in_reporter: reporter }),
        ...(about && { in_kind: about }),
        ...(in_reason && { in_reason }),
        ...(waiting && { until: daysAgo(waiting) }),
        is_newest_first: sort === "newest",
      })
      .abortSignal(signal),
  );
  const appeals = page.flatMap(({ appeal_id }) => appeal_id ?? []);
  const idsWhere = (hasContent: boolean) =>
    page.flatMap(({ id, kind }) => (isContent(kind) === hasContent ? id : []));
  const idsOf = (kind: string) => page.flatMap((row) => (row.kind === kind ? row.id : []));
  const [reports, singles, ...own] = await Promise.all([
    fetchCaseReports(idsWhere(true), signal),
    fetchSingleReports(idsWhere(false), signal),
    fetchOwnCases("posts", idsOf("post"), signal),
    fetchOwnCases("post_comments", idsOf("comment"), signal),
    fetchOwnCases("reports", idsWhere(false), signal),
    fetchOwnCases("appeals", appeals, signal),
  ]);
  const targetsOf = (row: { id: string; kind: string; post_id: string | null }) => {
    const single = singles.find(({ id }) => id === row.id);
    return [
      ...new Set([row.id, row.post_id, single?.doctor_id, single?.profile_id].filter((id) => !!id)),
    ];
  };
  const latest = await fetchLatestDecisions(
    page.flatMap((row) => targetsOf(row).map(String)),
    signal,
  );
  return page.map((row) => {
    const isOwn = own.some((ids) => ids.has(row.id) || ids.has(row.appeal_id));
    const place = {
      id: row.id,
      created_at: row.since,
      due: row.due,
      isOwn,
      record: row,
      latest: targetsOf(row).flatMap((id) => latest.get(String(id)) ?? []),
    };
    if (!isContent(row.kind)) return { ...place, report: singles.find(({ id }) => id === row.id) };
    return {
      ...place,
      content: { ...row, kind: row.kind === "post" ? "post" : "comment" },
      reports: reports.filter(({ case_id }) => case_id === row.id),
    };
  });
}

/** The reported content, and content edited since an admin's decision. */
export const useCases = () => useQueue("reports", fetchCases);

interface Closing {
  reportId: string;
  resolution: string;
  /** Whether the resolution warns the reported member. */
  isWarning?: boolean;
}

async function closeReport({ reportId, resolution, isWarning = false }: Closing) {
  const closing = { target: reportId, resolution, is_warning: isWarning };
  await unwrap(supabase.rpc("close_report", closing));
}

/** Closes a report of a listing or member with what was done about it. */
export const useCloseReport = () => useDecision(closeReport, undefined, null);

interface TakingDown {
  reportId: string;
  /** The version of the listing that the admin saw. */
  version: number;
  reason: string;
}

async function takeDown({ reportId, version, reason }: TakingDown) {
  await unwrap(
    supabase.rpc("take_down_reported_listing", {
      target: reportId,
      reason,
      seen_version: version,
    }),
  );
}

/** Unpublishes a reported listing and closes the report with the same reason. */
export const useTakeDownReported = () => useDecision(takeDown, undefined, null);
