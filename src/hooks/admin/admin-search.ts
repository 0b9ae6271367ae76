import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { minSearchLength } from "@/hooks/admin/members";
import { pause } from "@/hooks/pause";
import { adminKeys } from "@/hooks/query-keys";
import { supabase } from "@/lib/supabase/client";
import type { FunctionRow } from "@/lib/supabase/function-row";
import { unwrap } from "@/lib/supabase/unwrap";

/** A listing, member, post, comment, or decision that matches a search. */
export type AdminSearchResult = FunctionRow<
  "search_as_admin",
  "post_id" | "title" | "detail" | "status"
>;

async function search(query: string, signal: AbortSignal): Promise<AdminSearchResult[]> {
  await pause(signal);
  return unwrap(supabase.rpc("search_as_admin", { query }).abortSignal(signal));
}

/** The first matches of the text being typed, by kind. */
export const useAdminSearch = (text: string) =>
  useQuery({
    queryKey: adminKeys.search(text),
    queryFn: ({ signal }) => search(text, signal),
    enabled: text.length >= minSearchLength,
    placeholderData: keepPreviousData,
  });
