import { queryOptions, useQuery } from "@tanstack/react-query";
import { requestKeys } from "@/hooks/requests/keys";
import { fetchWaitingPlaces, placeOf } from "@/hooks/requests/waiting-places";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

/** How many requests are loaded: of each waiting list, and of all others together. */
export const receivedLimits = { waiting: 200, others: 100 };

const askReceived = (userId: string, practiceIds: readonly string[]) =>
  supabase
    .from("practice_requests")
    .select(
      `id, doctor_id, kind, plan, preferred_times, status, reply, created_at, closed_at,
       listing:doctors!practice_requests_doctor_id_fkey!inner(practice_name),
       steps:request_steps(status, at, person:profiles!request_steps_actor_fkey(full_name))`,
    )
    .in("doctor_id", practiceIds)
    // Who works for a practice may ask it, too; others answer that.
    .neq("user_id", userId);

/** Those on the waiting list of a practice: who has waited longest must not be cut off. */
const fetchWaiting = (userId: string, practiceId: string, signal: AbortSignal) =>
  unwrap(
    askReceived(userId, [practiceId])
      .eq("status", "waiting")
      .order("waiting_since")
      .limit(receivedLimits.waiting)
      .abortSignal(signal),
  );

const fetchOthers = (userId: string, practiceIds: readonly string[], signal: AbortSignal) =>
  unwrap(
    askReceived(userId, practiceIds)
      .not("status", "in", "(waiting,withdrawn)")
      // What is open comes first.
      .order("closed_at", { ascending: false, nullsFirst: true })
      .order("created_at", { ascending: false })
      .limit(receivedLimits.others)
      .abortSignal(signal),
  );

async function fetchContacts(signal: AbortSignal) {
  const data = await unwrap(supabase.rpc("list_request_contacts").abortSignal(signal));
  // The generated types do not know that a person may have no name.
  const contacts: { request_id: string; full_name: string | null; email: string }[] = data;
  return contacts;
}

type Row = Awaited<ReturnType<typeof fetchOthers>>[number];

/** Open ones first, the newest of them before the others; then those that were closed last. */
const inOrder = (one: Row, other: Row) =>
  Number(one.closed_at !== null) - Number(other.closed_at !== null) ||
  Date.parse(other.closed_at ?? other.created_at) - Date.parse(one.closed_at ?? one.created_at);

async function fetchInbox(userId: string, practiceIds: readonly string[], signal: AbortSignal) {
  const [lists, others, contacts, places] = await Promise.all([
    Promise.all(practiceIds.map((id) => fetchWaiting(userId, id, signal))),
    fetchOthers(userId, practiceIds, signal),
    fetchContacts(signal),
    fetchWaitingPlaces(signal),
  ]);
  // One that moved on meanwhile may be in both.
  const rows = new Map([...lists.flat(), ...others].map((row) => [row.id, row]));
  const requests = [...rows.values()].sort(inOrder).map((request) => {
    const contact = contacts.find(({ request_id }) => request_id === request.id);
    const name = contact?.full_name ?? null;
    const place = placeOf(places, request.id);
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

/** What people ask some practices, and whether there may be more: of those open, of those closed, of a waiting list. */
export type Inbox = Awaited<ReturnType<typeof fetchInbox>>;

/** What somebody asks a practice, with the name and address of who asks, and the place in line where it waits. */
export type ReceivedRequest = Inbox["requests"][number];

/** What people ask some practices of the person's: open ones first, then newest first. */
export const useReceivedRequests = (userId: string, practiceIds: readonly string[]) =>
  useQuery(
    queryOptions({
      queryKey: requestKeys.received(practiceIds),
      queryFn: ({ signal }) => fetchInbox(userId, practiceIds, signal),
      // Others move it on.
      staleTime: 0,
    }),
  );
