import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { requestKeys } from "@/hooks/requests/keys";
import type { RequestStatus } from "@/lib/requests/request-state";
import { answer, api } from "@/lib/supabase/api";

async function fetchReceivedRequests(ownerId: string, signal: AbortSignal) {
  return answer(
    api
      .from("practice_requests")
      .select(
        `id, doctor_id, kind, plan, preferred_times, status, reply, created_at,
       listing:doctors!practice_requests_doctor_id_fkey!inner(practice_name, user_id)`,
      )
      .eq("listing.user_id", ownerId)
      .neq("status", "withdrawn")
      .order("created_at", { ascending: false })
      .limit(100)
      .abortSignal(signal),
  );
}

async function fetchContacts(signal: AbortSignal) {
  const data = await answer(api.rpc("request_contacts").abortSignal(signal));
  // The generated types do not know that a person may have no name.
  const contacts: { request_id: string; full_name: string | null; email: string }[] = data;
  return contacts;
}

async function fetchInbox(ownerId: string, signal: AbortSignal) {
  const [requests, contacts] = await Promise.all([
    fetchReceivedRequests(ownerId, signal),
    fetchContacts(signal),
  ]);
  return requests.map((request) => {
    const contact = contacts.find(({ request_id }) => request_id === request.id);
    return { ...request, name: contact?.full_name ?? null, email: contact?.email ?? null };
  });
}

/** What somebody asks a practice of one's own, with the name and address of who asks. */
export type ReceivedRequest = Awaited<ReturnType<typeof fetchInbox>>[number];

/** What people ask the practices of one owner, newest first. */
export const useReceivedRequests = (ownerId: string) =>
  useQuery(
    queryOptions({
      queryKey: requestKeys.received(ownerId),
      queryFn: ({ signal }) => fetchInbox(ownerId, signal),
      // Others move it on.
      staleTime: 0,
    }),
  );

interface RequestAnswer {
  id: string;
  status: Extract<RequestStatus, "seen" | "answered" | "declined">;
  reply?: string;
}

async function answerRequest({ id, status: newStatus, reply }: RequestAnswer) {
  await answer(
    api.rpc("update_request", {
      target: id,
      new_status: newStatus,
      ...(reply && { new_reply: reply }),
    }),
  );
}

/** Answers or declines a request as the practice. */
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
