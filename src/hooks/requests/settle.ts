import { useMutation } from "@tanstack/react-query";
import { requestKeys } from "@/hooks/requests/keys";
import type { RequestStatus } from "@/lib/requests/request-state";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

interface RequestAnswer {
  id: string;
  status: Extract<RequestStatus, "seen" | "waiting" | "offered" | "answered" | "declined">;
  reply?: string;
}

async function answerRequest({ id, status: newStatus, reply }: RequestAnswer) {
  await unwrap(
    supabase.rpc("update_request", {
      target: id,
      new_status: newStatus,
      ...(reply && { new_reply: reply }),
    }),
  );
}

/** Answers or declines a request as the practice, or lets it wait. */
export function useAnswerRequest() {
  return useMutation({
    mutationFn: answerRequest,
    meta: { changes: [requestKeys.all] },
  });
}

/** Notes that the practice has read a request. Nobody waits for it, so nobody is told of a failure. */
export function useMarkRequestSeen() {
  return useMutation({
    mutationFn: (id: string) => answerRequest({ id, status: "seen" }),
    meta: { changes: [requestKeys.all] },
  });
}

/** Offers a free place to the next who waits. */
export function useOfferPlace() {
  return useMutation({
    mutationFn: (id: string) => answerRequest({ id, status: "offered" }),
    meta: { changes: [requestKeys.all], errorTitle: "Error" },
  });
}
