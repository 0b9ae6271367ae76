import { queryOptions, useQuery } from "@tanstack/react-query";
import { adminKeys } from "@/hooks/query-keys";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

/** A number about the site. `admin_get_site_state` says what each means. */
export interface SiteMeasure {
  measure: string;
  /** Null if nothing was counted. */
  value: number | null;
  /** One number for each of the last 12 weeks, oldest first; null for a measure without a history. */
  trend: (number | null)[] | null;
}

async function fetchSiteState(signal: AbortSignal) {
  const measures: SiteMeasure[] = await unwrap(
    supabase.rpc("admin_get_site_state").abortSignal(signal),
  );
  return measures;
}

/** The state of the site in numbers. */
export const useSiteState = () =>
  useQuery(
    queryOptions({
      queryKey: adminKeys.siteState,
      queryFn: ({ signal }) => fetchSiteState(signal),
      staleTime: 5 * 60_000,
    }),
  );
