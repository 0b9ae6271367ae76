import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from "@tanstack/react-query";
import { useDecision } from "@/hooks/moderation/decide";
import { adminKeys } from "@/hooks/moderation/keys";
import { nextStart, pageSize } from "@/hooks/moderation/paging";
import { supabase } from "@/lib/supabase/client";
import type { Enums } from "@/lib/supabase/database.types";
import { unwrap } from "@/lib/supabase/unwrap";

export type MessageStatus = Enums<"contact_message_status">;

async function fetchMessages(status: MessageStatus, start: number, signal: AbortSignal) {
  return unwrap(
    supabase
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
      queryKey: adminKeys.messages(status),
      queryFn: ({ pageParam, signal }) => fetchMessages(status, pageParam, signal),
      initialPageParam: 0,
      getNextPageParam: nextStart,
      select: (data) => data.pages.flat(),
      staleTime: 0,
    }),
  );

async function fetchReplies(messages: string[], signal: AbortSignal) {
  return unwrap(supabase.rpc("list_contact_replies", { messages }).abortSignal(signal));
}

/** The replies to a message, oldest first, each with what became of its email. */
export const useMessageReplies = (message: string) =>
  useQuery(
    queryOptions({
      queryKey: adminKeys.messageReplies([message]),
      queryFn: ({ signal }) => fetchReplies([message], signal),
    }),
  );

interface Reply {
  /** Chosen by the form, so that sending again after a lost answer mails one reply. */
  reply: string;
  target: string;
  body: string;
}

async function replyToMessage(reply: Reply) {
  await unwrap(supabase.rpc("reply_to_contact_message", reply));
}

/** Mails a reply to the sender of a message, which is answered with it. */
export const useReplyToMessage = () => useDecision(replyToMessage);

async function settleMessage(settled: { target: string; outcome: MessageStatus }) {
  await unwrap(supabase.rpc("set_contact_message_status", settled));
}

/** Marks a message as answered or spam, or opens it again. */
export const useSettleMessage = () => useDecision(settleMessage);
