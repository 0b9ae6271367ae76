import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { adminKeys } from "@/hooks/query-keys";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

const siteMeasure = z.object({
  measure: z.string(),
  /** Null if nothing was counted. */
  value: z.number().nullable(),
  /** One number for each of the last 12 weeks, oldest first; null for a measure without a history. */
  trend: z.array(z.number().nullable()).nullable(),
});

/** A number about the site. `admin_get_site_state` says what each means. */
export type SiteMeasure = z.infer<typeof siteMeasure>;

async function fetchSiteState(signal: AbortSignal) {
  const rows = await unwrap(supabase.rpc("admin_get_site_state").abortSignal(signal));
  return z.array(siteMeasure).parse(rows);
}

/** The state of the site in numbers. */
export const useSiteState = () =>
  useQuery({
    queryKey: adminKeys.siteState,
    queryFn: ({ signal }) => fetchSiteState(signal),
    staleTime: 5 * 60_000,
  });
