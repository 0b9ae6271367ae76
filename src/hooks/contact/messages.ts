import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { useDecision } from "@/hooks/moderation/decide";
import { deskKeys } from "@/hooks/moderation/keys";
import { nextStart, pageSize } from "@/hooks/moderation/paging";
import { answer, api } from "@/lib/supabase/api";
import type { Enums } from "@/lib/supabase/database.types";

export type MessageStatus = Enums<"contact_message_status">;

async function fetchMessages(status: MessageStatus, start: number, signal: AbortSignal) {
  return answer(
    api
      .from("contact_messages")
      .select("id, name, email, subject, message, status, settled_at, created_at")
      .eq("status", status)
      // What is open, oldest first; what is settled, newest first.
      .order("created_at", { ascending: status === "open" })
      .order("id")
      .range(start, start + pageSize - 1)
      .abortSignal(signal),
  );
}

export type ReceivedMessage = Awaited<ReturnType<typeof fetchMessages>>[number];

/** The messages of the contact page in a state. */
export const useMessages = (status: MessageStatus) =>
  useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: deskKeys.messages(status),
      queryFn: ({ pageParam, signal }) => fetchMessages(status, pageParam, signal),
      initialPageParam: 0,
      getNextPageParam: nextStart,
      select: (data) => data.pages.flat(),
      staleTime: 0,
    }),
  );

async function settleMessage(settled: { target: string; outcome: MessageStatus }) {
  await answer(api.rpc("settle_contact_message", settled));
}

/** Marks a message as answered or spam, or opens it again. */
export const useSettleMessage = () => useDecision(settleMessage);
