import { useMutation, useQuery } from "@tanstack/react-query";
import { requestKeys } from "@/hooks/query-keys";
import type { RequestStatus } from "@/lib/requests/request-status";
import { supabase } from "@/lib/supabase/client";
import type { Enums } from "@/lib/supabase/database.types";
import { unwrap } from "@/lib/supabase/unwrap";

/** The waitlist positions of the requests that the member can read. */
const fetchWaitlistPositions = (signal: AbortSignal) =>
  unwrap(supabase.rpc("list_waitlist_positions").abortSignal(signal));

type WaitlistPositions = Awaited<ReturnType<typeof fetchWaitlistPositions>>;

/** The waitlist position of a request; null if it isn't on a waitlist. */
export const positionOf = (
  positions: WaitlistPositions | undefined,
  requestId: string,
): number | null => positions?.find(({ request_id }) => request_id === requestId)?.place ?? null;

/** A member's waitlist positions, fetched only if they are on a waitlist. */
export const useWaitlistPositions = (userId: string, isWaiting: boolean) =>
  useQuery({
    queryKey: requestKeys.positions(userId),
    queryFn: ({ signal }) => fetchWaitlistPositions(signal),
    // Positions change when others leave the waitlist.
    staleTime: 0,
    enabled: isWaiting,
  });

/** The maximum number of requests to load: per waitlist, and for all other requests together. */
export const receivedLimits = { waiting: 200, others: 100 };

const selectReceived = (userId: string, practiceIds: readonly string[]) =>
  supabase
    .from("practice_requests")
    .select(
      `id, doctor_id, kind, plan, preferred_times, requested_for, ages, starts_on, contact_method, phone,
       questions, for_waitlist, language,
       status, reply, created_at, closed_at,
       listing:doctors!practice_requests_doctor_id_fkey!inner(practice_name, languages, clinicians(languages)),
       steps:request_steps(id, status, call, at, person:profiles!request_steps_actor_fkey(full_name))`,
    )
    .in("doctor_id", practiceIds)
    // A team member's own request is answered by the others.
    .neq("user_id", userId);

/** The waitlist of a practice, longest wait first, so that a limit never cuts off the first in line. */
const fetchWaiting = (userId: string, practiceId: string, signal: AbortSignal) =>
  unwrap(
    selectReceived(userId, [practiceId])
      .eq("status", "waiting")
      .order("waiting_since")
      .limit(receivedLimits.waiting)
      .abortSignal(signal),
  );

const fetchOthers = (userId: string, practiceIds: readonly string[], signal: AbortSignal) =>
  unwrap(
    selectReceived(userId, practiceIds)
      .not("status", "in", "(waiting,withdrawn)")
      // Open requests first.
      .order("closed_at", { ascending: false, nullsFirst: true })
      .order("created_at", { ascending: false })
      .limit(receivedLimits.others)
      .abortSignal(signal),
  );

async function fetchContacts(signal: AbortSignal) {
  const data = await unwrap(supabase.rpc("list_request_contacts").abortSignal(signal));
  // The generated types don't know that the name is nullable.
  const contacts: { request_id: string; full_name: string | null; email: string }[] = data;
  return contacts;
}

type Row = Awaited<ReturnType<typeof fetchOthers>>[number];

/** Sorts open requests first, newest first, then closed requests, latest closed first. */
const inOrder = (one: Row, other: Row) =>
  Number(one.closed_at !== null) - Number(other.closed_at !== null) ||
  Date.parse(other.closed_at ?? other.created_at) - Date.parse(one.closed_at ?? one.created_at);

async function fetchInbox(userId: string, practiceIds: readonly string[], signal: AbortSignal) {
  const [lists, others, contacts, places] = await Promise.all([
    Promise.all(practiceIds.map((id) => fetchWaiting(userId, id, signal))),
    fetchOthers(userId, practiceIds, signal),
    fetchContacts(signal),
    fetchWaitlistPositions(signal),
  ]);
  // A request whose status changed between the queries may be in both.
  const rows = new Map([...lists.flat(), ...others].map((row) => [row.id, row]));
  const requests = [...rows.values()].sort(inOrder).map((request) => {
    const contact = contacts.find(({ request_id }) => request_id === request.id);
    const name = contact?.full_name ?? null;
    const place = positionOf(places, request.id);
    return { ...request, name, email: contact?.email ?? null, place };
  });
  const last = others.length === receivedLimits.others ? others.at(-1) : undefined;
  const isFull = {
    open: last?.closed_at === null,
    closed: Boolean(last?.closed_at),
    waiting: lists.some((list) => list.length === receivedLimits.waiting),
  };
  return { requests, isFull };
}

/** The requests to some practices, and whether there may be more open, closed, or waitlisted ones. */
export type Inbox = Awaited<ReturnType<typeof fetchInbox>>;

/** A received request, with the member's name and email, and its waitlist position. */
export type ReceivedRequest = Inbox["requests"][number];

/** The requests to some of the member's practices: open ones first, then newest first. */
export const useReceivedRequests = (userId: string, practiceIds: readonly string[]) =>
  useQuery({
    queryKey: requestKeys.received(practiceIds),
    queryFn: ({ signal }) => fetchInbox(userId, practiceIds, signal),
    enabled: practiceIds.length > 0,
    // Other people change the status.
    staleTime: 0,
  });

interface RequestAnswer {
  id: string;
  status: Extract<
    RequestStatus,
    "seen" | "waiting" | "offered" | "answered" | "declined" | "joined"
  >;
  reply?: string;
}

const answerRequest = ({ id, status, reply }: RequestAnswer) =>
  unwrap(
    supabase.rpc("update_request", {
      target: id,
      new_status: status,
      ...(reply && { new_reply: reply }),
    }),
  );

/** Answers or declines a request as the practice, or adds it to the waitlist. */
export const useAnswerRequest = () =>
  useMutation({ mutationFn: answerRequest, meta: { invalidates: [requestKeys.all] } });

/** Notes that the member of a request has joined the practice. */
export const useMarkJoined = () =>
  useMutation({
    mutationFn: (id: string) => answerRequest({ id, status: "joined" }),
    meta: { invalidates: [requestKeys.all], errorTitle: "Error" },
  });

export type CallOutcome = Enums<"call_outcome">;

/** Notes that the practice has called the member of a request. */
export const useLogCall = () =>
  useMutation({
    mutationFn: ({ id, outcome }: { id: string; outcome: CallOutcome }) =>
      unwrap(supabase.rpc("log_request_call", { target: id, outcome })),
    meta: { invalidates: [requestKeys.all], errorTitle: "Error" },
  });

/** Marks a request as seen by the practice. Failures are not shown, because no user action depends on them. */
export const useMarkRequestSeen = () =>
  useMutation({
    mutationFn: (id: string) => answerRequest({ id, status: "seen" }),
    meta: { invalidates: [requestKeys.all] },
  });

/** Offers a spot to the next person on the waitlist. */
export const useOfferSpot = () =>
  useMutation({
    mutationFn: (id: string) => answerRequest({ id, status: "offered" }),
    meta: { invalidates: [requestKeys.all], errorTitle: "Error" },
  });
