import { useMutation, useQuery } from "@tanstack/react-query";
import { endDeadSession, useUserId } from "@/hooks/account/session-store";
import { followedFeed } from "@/hooks/community/feed";
import { postKeys } from "@/hooks/query-keys";
import { AppError, replaceErrors } from "@/lib/errors";
import { t } from "@/lib/messages";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

async function fetchIsFollowed(memberId: string, signal: AbortSignal) {
  const rows = await unwrap(
    supabase
      .from("member_follows")
      .select("followed_id")
      .eq("followed_id", memberId)
      .abortSignal(signal),
  );
  return rows.length > 0;
}

/** Whether the member follows another one; undefined for visitors. */
export function useIsMemberFollowed(memberId: string) {
  const isSignedIn = useUserId() !== null;
  return useQuery({
    queryKey: postKeys.follow(memberId),
    queryFn: ({ signal }) => fetchIsFollowed(memberId, signal),
    enabled: isSignedIn,
  });
}

async function fetchFollowedPeople(signal: AbortSignal) {
  return unwrap(
    supabase
      .from("member_follows")
      .select(
        "followed_id, created_at, person:profiles!member_follows_followed_id_fkey(full_name, avatar_url)",
      )
      .order("created_at", { ascending: false })
      .abortSignal(signal),
  );
}

type FollowedRow = Awaited<ReturnType<typeof fetchFollowedPeople>>[number];

/** A followed member. The profile is null while a suspension hides it. */
export type FollowedPerson = Omit<FollowedRow, "person"> & { person: FollowedRow["person"] | null };

/** The members that the member follows, latest first. */
export const useFollowedPeople = (userId: string) =>
  useQuery({
    queryKey: postKeys.followed(userId),
    queryFn: ({ signal }) => fetchFollowedPeople(signal),
    staleTime: 0,
  });

interface Follow {
  followerId: string;
  memberId: string;
  isFollowed: boolean;
}

async function setFollow({ followerId, memberId, isFollowed }: Follow) {
  const row = { follower_id: followerId, followed_id: memberId };
  await unwrap(
    isFollowed
      ? supabase.from("member_follows").upsert(row, { ignoreDuplicates: true })
      : supabase.from("member_follows").delete().match(row),
  ).catch(
    replaceErrors({
      forbidden: new AppError("forbidden", t`You can't follow this member.`),
      conflict: new AppError("not-found", t`This account no longer exists.`),
    }),
  );
}

/** Follows or unfollows a member: followers are notified of new posts. */
export const useFollowMember = (memberId: string) =>
  useMutation({
    mutationFn: setFollow,
    onError: endDeadSession,
    meta: {
      invalidates: [postKeys.follow(memberId), postKeys.feedOf(followedFeed)],
      errorTitle: t`Error`,
    },
  });
