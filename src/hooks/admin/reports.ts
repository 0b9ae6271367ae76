import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { useDecision } from "@/hooks/admin/decide";
import { nextStart, pageSize } from "@/hooks/admin/paging";
import { toAppError } from "@/lib/errors";
import { supabase } from "@/lib/supabase";

async function fetchReports(start: number, signal: AbortSignal) {
  const { data, error, status } = await supabase
    .from("reports")
    .select(
      `id, reason, note, created_at, reporter_id, doctor_id,
       reporter:profiles!reports_reporter_id_fkey(full_name),
       doctor:doctors!reports_doctor_id_fkey(practice_name, address_city, address_state),
       post:posts!reports_post_id_fkey(user_id, content),
       comment:post_comments!reports_comment_id_fkey(user_id, content)`,
    )
    .eq("status", "open")
    .order("created_at")
    .order("id")
    .range(start, start + pageSize - 1)
    .abortSignal(signal)
    .retry(false);
  if (error) throw toAppError(error, status);
  return data;
}

/** A report that is still open, with what it is about. */
export type OpenReport = Awaited<ReturnType<typeof fetchReports>>[number];

/** The reports nobody has closed yet, oldest first. */
export const useOpenReports = () =>
  useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: ["admin", "reports"] as const,
      queryFn: ({ pageParam, signal }) => fetchReports(pageParam, signal),
      initialPageParam: 0,
      getNextPageParam: nextStart,
      select: (data) => data.pages.flat(),
      staleTime: 0,
    }),
  );

async function closeReport({ id, resolution }: { id: string; resolution: string }) {
  const { error, status } = await supabase.rpc("close_report", { target: id, resolution });
  if (error) throw toAppError(error, status);
}

/** Closes a report with what was done about it. */
export const useCloseReport = () => useDecision(closeReport);
