import { useMutation, useQuery } from "@tanstack/react-query";
import { commentKeys, postKeys } from "@/hooks/query-keys";
import { t } from "@/lib/messages";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

async function fetchDeleted(signal: AbortSignal) {
  return unwrap(supabase.rpc("list_recently_deleted").abortSignal(signal));
}

/** A post or comment that can still be restored. */
export type DeletedContent = Awaited<ReturnType<typeof fetchDeleted>>[number];

/** The content the member deleted in the last ten minutes, latest first. */
export const useRecentlyDeleted = () =>
  useQuery({
    queryKey: postKeys.deleted,
    queryFn: ({ signal }) => fetchDeleted(signal),
    staleTime: 0,
    refetchInterval: 60_000,
  });

async function restoreContent({
  target_table,
  id: target,
}: Pick<DeletedContent, "target_table" | "id">) {
  const name = target_table === "posts" ? "restore_post" : "restore_comment";
  await unwrap(supabase.rpc(name, { target }));
}

/** Restores a deleted post or comment. */
export const useRestoreContent = () =>
  useMutation({
    mutationFn: restoreContent,
    meta: { invalidates: [postKeys.all, commentKeys.all], errorTitle: t`Error` },
  });
