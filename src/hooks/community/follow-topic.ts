import { useMutation, useQuery } from "@tanstack/react-query";
import { endDeadSession, useUserId } from "@/hooks/account/session-store";
import { followedFeed } from "@/hooks/community/feed";
import { postKeys } from "@/hooks/query-keys";
import type { Topic } from "@/lib/community/topics";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

async function fetchFollowedTopics(signal: AbortSignal): Promise<string[]> {
  const [own] = await unwrap(
    supabase.from("notification_preferences").select("followed_topics").abortSignal(signal),
  );
  return own?.followed_topics ?? [];
}

/** The topics that the member follows; undefined for visitors. */
export function useFollowedTopics() {
  const isSignedIn = useUserId() !== null;
  return useQuery({
    queryKey: postKeys.followedTopics,
    queryFn: ({ signal }) => fetchFollowedTopics(signal),
    enabled: isSignedIn,
  });
}

async function setTopic(topic: Topic, isFollowed: boolean) {
  const others = (await fetchFollowedTopics(AbortSignal.timeout(10_000))).filter(
    (one) => one !== topic,
  );
  const followed_topics = isFollowed ? [...others, topic] : others;
  // The database fills in the member's id.
  await unwrap(supabase.from("notification_preferences").upsert({ followed_topics }));
}

/** Follows or unfollows a topic: the feed of followed people and topics includes its posts. */
export const useFollowTopic = (topic: Topic) =>
  useMutation({
    mutationFn: (isFollowed: boolean) => setTopic(topic, isFollowed),
    onError: endDeadSession,
    meta: {
      invalidates: [postKeys.followedTopics, postKeys.feedOf(followedFeed)],
      errorTitle: "Error",
    },
  });
