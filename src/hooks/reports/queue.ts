import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { useDecision } from "@/hooks/moderation/decide";
import { deskKeys } from "@/hooks/moderation/keys";
import { pageSize } from "@/hooks/moderation/paging";
import { type Cursor, comesAfter, nextCursor, queueStart } from "@/hooks/moderation/queue-page";
import { answer, api } from "@/lib/supabase/api";

async function fetchPage(after: Cursor, signal: AbortSignal) {
  return answer(
    api
      .from("reports")
      .select(
        `id, reason, note, created_at, reporter_id, doctor_id, post_id, comment_id, profile_id, reported_name,
       reporter:profiles!reports_reporter_id_fkey(full_name),
       listing:doctors!reports_doctor_id_fkey(practice_name, address_city, address_state, state, version),
       member:profiles!reports_profile_id_fkey(full_name),
       post:posts!reports_post_id_fkey(
         id, user_id, content, version, hidden_at, removed_at, author:profiles!posts_user_id_fkey(full_name)
       ),
       comment:post_comments!reports_comment_id_fkey(
         id, post_id, user_id, content, version, hidden_at, removed_at, author:profiles!post_comments_user_id_fkey(full_name)
       )`,
      )
      .eq("status", "open")
      .or(comesAfter(after))
      .order("created_at")
      .order("id")
      .limit(pageSize)
      .abortSignal(signal),
  );
}

type Row = Awaited<ReturnType<typeof fetchPage>>[number];

/** The open reports of the posts and comments on a page, also those of later pages. */
async function fetchOfWritings(page: Row[], signal: AbortSignal) {
  const posts = new Set(page.flatMap(({ post_id }) => post_id ?? []));
  const comments = new Set(page.flatMap(({ comment_id }) => comment_id ?? []));
  if (posts.size + comments.size === 0) return [];
  return answer(
    api
      .from("reports")
      .select(
        "id, reason, note, created_at, post_id, comment_id, reporter:profiles!reports_reporter_id_fkey(full_name)",
      )
      .eq("status", "open")
      .or(`post_id.in.(${[...posts].join()}),comment_id.in.(${[...comments].join()})`)
      .order("created_at")
      .abortSignal(signal),
  );
}

async function fetchReports(after: Cursor, signal: AbortSignal) {
  const page = await fetchPage(after, signal);
  const others = await fetchOfWritings(page, signal);
  return page.map((report) => ({
    ...report,
    /** All open reports of the same post or comment, oldest first. Each report of a listing or a member is its own. */
    complaints:
      report.doctor_id || report.profile_id
        ? [report]
        : others.filter(
            ({ post_id, comment_id }) =>
              post_id === report.post_id && comment_id === report.comment_id,
          ),
  }));
}

/** What is reported, with the reports of it that are still open. */
export type OpenReport = Awaited<ReturnType<typeof fetchReports>>[number];

/** One of the reports of a thing. */
export type Complaint = OpenReport["complaints"][number];

const subjectOf = ({ id, post_id, comment_id }: Row) => post_id ?? comment_id ?? id;

/** A post or comment comes once, where its oldest report stands. */
const groupBySubject = (reports: OpenReport[]) => {
  const subjects = reports.map(subjectOf);
  return reports.filter((report, index) => subjects.indexOf(subjectOf(report)) === index);
};

/** What is reported and not settled yet, oldest first. */
export const useOpenReports = () =>
  useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: deskKeys.queue("reports"),
      queryFn: ({ pageParam, signal }) => fetchReports(pageParam, signal),
      initialPageParam: queueStart,
      getNextPageParam: nextCursor,
      select: (data) => groupBySubject(data.pages.flat()),
      staleTime: 0,
    }),
  );

interface Closing {
  reportId: string;
  resolution: string;
}

async function closeReport({ reportId, resolution }: Closing) {
  await answer(api.rpc("close_report", { target: reportId, resolution }));
}

/** Closes a report of a listing with what was done about it. */
export const useCloseReport = () => useDecision(closeReport);

interface TakingDown {
  reportId: string;
  /** The version of the listing that was looked at. */
  version: number;
  reason: string;
}

async function takeDown({ reportId, version, reason }: TakingDown) {
  await answer(
    api.rpc("take_down_reported", {
      target: reportId,
      reason,
      seen_version: version,
    }),
  );
}

/** Takes a reported listing out of the directory, which closes the report with the same reason. */
export const useTakeDownReported = () => useDecision(takeDown);
