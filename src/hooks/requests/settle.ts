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

/** Answers or declines a request as the practice, or adds it to the waitlist. */
export function useAnswerRequest() {
  return useMutation({
    mutationFn: answerRequest,
    meta: { changes: [requestKeys.all] },
  });
}

/** Marks a request as seen by the practice. Failures are not shown, because nobody depends on it. */
export function useMarkRequestSeen() {
  return useMutation({
    mutationFn: (id: string) => answerRequest({ id, status: "seen" }),
    meta: { changes: [requestKeys.all] },
  });
}

/** Offers a spot to the next person on the waitlist. */
export function useOfferPlace() {
  return useMutation({
    mutationFn: (id: string) => answerRequest({ id, status: "offered" }),
    meta: { changes: [requestKeys.all], errorTitle: "Error" },
  });
}
