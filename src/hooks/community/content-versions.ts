import { useQuery } from "@tanstack/react-query";
import { postKeys } from "@/hooks/query-keys";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

async function fetchVersions(kind: "post" | "comment", id: string, signal: AbortSignal) {
  return unwrap(
    supabase
      .from("content_versions")
      .select("id, content, written_at, is_public")
      .eq(`${kind}_id`, id)
      .order("written_at", { ascending: false })
      .abortSignal(signal),
  );
}

/** The texts that edits of a post or comment replaced, latest first, as far as the reader can see them. */
export const useContentVersions = (kind: "post" | "comment", id: string) =>
  useQuery({
    queryKey: postKeys.versions(id),
    queryFn: ({ signal }) => fetchVersions(kind, id, signal),
    staleTime: 0,
  });
