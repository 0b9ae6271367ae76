import { useMutation, useQuery } from "@tanstack/react-query";
import { blockKeys, commentKeys, postKeys, unreadKeys } from "@/hooks/query-keys";
import { AppError, replaceErrors } from "@/lib/errors";
import { t } from "@/lib/messages";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

async function fetchBlocks(signal: AbortSignal) {
  return unwrap(
    supabase
      .from("blocks")
      .select(
        "blocked_id, created_at, person:profiles!blocks_blocked_id_fkey(full_name, avatar_url)",
      )
      .order("created_at", { ascending: false })
      .abortSignal(signal),
  );
}

type Block = Awaited<ReturnType<typeof fetchBlocks>>[number];

/** A blocked member. The profile is null while a suspension hides it. */
export type BlockedPerson = Omit<Block, "person"> & { person: Block["person"] | null };

/** The blocked members, latest first. */
export const useBlocks = () =>
  useQuery({
    queryKey: blockKeys.all,
    queryFn: ({ signal }) => fetchBlocks(signal),
  });

interface BlockChange {
  userId: string;
  otherId: string;
}

async function block({ userId, otherId }: BlockChange) {
  const row = { blocker_id: userId, blocked_id: otherId };
  await unwrap(supabase.from("blocks").upsert(row, { ignoreDuplicates: true })).catch(
    replaceErrors({ conflict: new AppError("not-found", t`This account no longer exists.`) }),
  );
}

async function unblock({ userId, otherId }: BlockChange) {
  await unwrap(supabase.from("blocks").delete().eq("blocker_id", userId).eq("blocked_id", otherId));
}

function useBlockChange(change: (block: BlockChange) => Promise<void>) {
  return useMutation({
    mutationFn: change,
    meta: {
      invalidates: [blockKeys.all, postKeys.all, commentKeys.all, ...unreadKeys],
      errorTitle: t`Error`,
    },
  });
}

/** Blocks a member. */
export const useBlock = () => useBlockChange(block);

/** Unblocks a member. */
export const useUnblock = () => useBlockChange(unblock);
