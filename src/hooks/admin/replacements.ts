import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { minSearchLength } from "@/hooks/admin/members";
import { pause } from "@/hooks/pause";
import { adminKeys } from "@/hooks/query-keys";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

const maxMatches = 7;

async function findReplacements(query: string, signal: AbortSignal) {
  await pause(signal);
  return unwrap(
    supabase
      .rpc("admin_search_listings", { query, in_status: "published", page_size: maxMatches })
      .select(
        `id, practice_name, address_street, address_city, address_state, address_zip, phone, website, npi, ownership, status,
       owner:profiles!doctors_user_id_fkey(full_name)`,
      )
      .abortSignal(signal),
  );
}

/** A listing that another one can be merged into. */
export type Replacement = Awaited<ReturnType<typeof findReplacements>>[number];

/** The first few published listings that match the text being typed. */
export const useReplacements = (text: string) =>
  useQuery({
    queryKey: adminKeys.replacements(text),
    queryFn: ({ signal }) => findReplacements(text, signal),
    enabled: text.length >= minSearchLength,
    placeholderData: keepPreviousData,
  });
