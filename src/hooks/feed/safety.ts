import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSendingId } from "@/hooks/sending-id";
import { answer, api } from "@/lib/api";
import type { Enums } from "@/lib/database.types";
import { AppError, failAs, toAppError } from "@/lib/errors";
import { toast } from "@/lib/toast";

/** What a report or a decision is about. */
export type Writing = { postId: string } | { commentId: string };

interface WritingReport {
  about: Writing;
  reason: Enums<"report_reason">;
  note: string | null;
}

async function reportWriting(id: string, { about, reason, note }: WritingReport) {
  const subject = "postId" in about ? { post_id: about.postId } : { comment_id: about.commentId };
  const twice = "You have reported this already. An administrator will look at it.";
  await answer(
    api.from("reports").upsert({ id, ...subject, reason, note }, { ignoreDuplicates: true }),
  ).catch(
    failAs({
      conflict: new AppError("conflict", twice),
      // The policies refuse what the person can no longer see.
      forbidden: new AppError("not-found", "This is no longer there."),
    }),
  );
}

/** Tells the administrators that a post or a comment should not stand. Failures are the form's to show. */
export function useReportWriting() {
  const idOf = useSendingId();
  return useMutation({
    mutationFn: (report: WritingReport) => reportWriting(idOf(report), report),
  });
}

async function featureStory({ id, isFeatured }: { id: string; isFeatured: boolean }) {
  await answer(api.rpc("feature_story", { target: id, is_featured: isFeatured }));
  return isFeatured;
}

/** Chooses a story for the home page, or takes it off. */
export function useFeatureStory() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: featureStory,
    onSuccess: (isFeatured) =>
      toast({
        title: isFeatured ? "On the home page" : "Off the home page",
        tone: "success",
      }),
    onSettled: () => client.invalidateQueries({ queryKey: ["posts"] }),
    meta: { errorTitle: "Error" },
  });
}

async function fetchBlocks(signal: AbortSignal) {
  return answer(
    api
      .from("blocks")
      .select(
        "blocked_id, created_at, person:profiles!blocks_blocked_id_fkey(full_name, avatar_url)",
      )
      .order("created_at", { ascending: false })
      .abortSignal(signal),
  );
}

/** Somebody the person blocked. */
export type BlockedPerson = Awaited<ReturnType<typeof fetchBlocks>>[number];

/** Whom the person blocked, latest first. */
export const useBlocks = () =>
  useQuery(
    queryOptions({
      queryKey: ["blocks"] as const,
      queryFn: ({ signal }) => fetchBlocks(signal),
    }),
  );

interface Block {
  userId: string;
  otherId: string;
}

async function block({ userId, otherId }: Block) {
  const row = { blocker_id: userId, blocked_id: otherId };
  await answer(api.from("blocks").upsert(row, { ignoreDuplicates: true })).catch(
    failAs({ conflict: new AppError("not-found", "This account is no longer there.") }),
  );
}

async function unblock({ userId, otherId }: Block) {
  await answer(api.from("blocks").delete().eq("blocker_id", userId).eq("blocked_id", otherId));
}

function useBlockChange(change: (block: Block) => Promise<void>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () =>
      Promise.all(
        ["blocks", "posts", "comments"].map((key) => client.invalidateQueries({ queryKey: [key] })),
      ),
    meta: { errorTitle: "Error" },
  });
}

/** Blocks somebody: their posts and comments vanish for the person, whose posts they can no longer comment on. */
export const useBlock = () => useBlockChange(block);

/** Takes a block back. */
export const useUnblock = () => useBlockChange(unblock);

/** What administrators do about writing. */
export type ModerationAct = Enums<"moderation_act">;

interface Decision {
  about: Writing;
  act: ModerationAct;
  /** Needed to hide and to delete; the author reads it. */
  reason: string;
}

async function moderate({ about, act, reason }: Decision) {
  const { error, status } =
    "postId" in about
      ? await api.rpc("moderate_post", { target: about.postId, act, reason })
      : await api.rpc("moderate_comment", { target: about.commentId, act, reason });
  if (error) throw toAppError(error, status);
}

/** Hides, restores or deletes what a member wrote; administrators only. Failures are the form's to show. */
export function useModerate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: moderate,
    onSettled: () =>
      Promise.all(
        ["admin", "posts", "comments"].map((key) => client.invalidateQueries({ queryKey: [key] })),
      ),
  });
}
