import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { deskKeys } from "@/hooks/moderation/keys";
import { shortestQuery } from "@/hooks/moderation/members";
import { pause } from "@/hooks/pause";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

const most = 7;

async function findReplacements(query: string, signal: AbortSignal) {
  await pause(signal);
  return unwrap(
    supabase
      .rpc("admin_search_listings", { query, in_status: "published", page_size: most })
      .select(
        `id, practice_name, address_street, address_city, address_state, address_zip, phone, website, npi, ownership, status,
       owner:profiles!doctors_user_id_fkey(full_name)`,
      )
      .abortSignal(signal),
  );
}

/** A listing that can take the place of another. */
export type Replacement = Awaited<ReturnType<typeof findReplacements>>[number];

/** The first few public listings that fit what is being typed. */
export const useReplacements = (text: string) =>
  useQuery(
    queryOptions({
      queryKey: deskKeys.replacements(text),
      queryFn: ({ signal }) => findReplacements(text, signal),
      enabled: text.length >= shortestQuery,
      placeholderData: keepPreviousData,
    }),
  );
