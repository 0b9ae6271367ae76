import { queryOptions, useQuery } from "@tanstack/react-query";
import { activityKeys } from "@/hooks/activity/keys";
import type { ActivityWeek } from "@/lib/activity/weeks";
import { checkRows } from "@/lib/supabase/check-rows";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

async function fetchWeeks(target: string, signal: AbortSignal) {
  const rows = await unwrap(supabase.rpc("list_weekly_activity", { target }).abortSignal(signal));
  return checkRows<ActivityWeek>(rows, "week", "shown", "opened");
}

/** Weekly activity of the member's own listing over the last twelve weeks, newest first. */
export const useActivityWeeks = (listingId: string) =>
  useQuery(
    queryOptions({
      queryKey: activityKeys.weeks(listingId),
      queryFn: ({ signal }) => fetchWeeks(listingId, signal),
    }),
  );
