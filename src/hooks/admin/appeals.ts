import { useMutation, useQuery } from "@tanstack/react-query";
import { withOwnCases } from "@/hooks/admin/own-cases";
import { onPage, type QueuePage, useQueue } from "@/hooks/admin/queue-page";
import { useDecision } from "@/hooks/admin/use-decision";
import { appealKeys } from "@/hooks/query-keys";
import { supabase } from "@/lib/supabase/client";
import type { FunctionRow } from "@/lib/supabase/function-row";
import { unwrap } from "@/lib/supabase/unwrap";

/** The table of the content a decision is about. */
export type AppealTable = "posts" | "post_comments" | "doctors" | "profiles";

interface Target {
  table: AppealTable;
  id: string;
}

async function fetchOwnDecision({ table, id }: Target, signal: AbortSignal) {
  const data = await unwrap(
    supabase.rpc("get_own_decision", { target_table: table, target: id }).abortSignal(signal),
  );
  return data[0] ?? null;
}

/** The decision in force about the member's content, with its appeal; null if there is none. */
export const useOwnDecision = ({ table, id }: Target) =>
  useQuery({
    queryKey: appealKeys.decision(table, id),
    queryFn: ({ signal }) => fetchOwnDecision({ table, id }, signal),
  });

async function fileAppeal({ table, id, message }: Target & { message: string }) {
  await unwrap(supabase.rpc("submit_appeal", { target_table: table, target: id, message }));
}

/** Appeals the decision. The form shows failures. */
export const useFileAppeal = () =>
  useMutation({ mutationFn: fileAppeal, meta: { invalidates: [appealKeys.all] } });

/** An open appeal with its decision. */
export type OpenAppeal = FunctionRow<
  "list_open_appeals",
  "content" | "appellant_name" | "post_id" | "decision_reason" | "actor_name" | "seen_version"
> & {
  /** Whether only another admin can decide the appeal. */
  isOwn: boolean;
};

/** A page of the open appeals, or those with the given ids. */
export async function fetchAppeals(page: QueuePage, signal: AbortSignal): Promise<OpenAppeal[]> {
  const rows = await unwrap(onPage(supabase.rpc("list_open_appeals"), page).abortSignal(signal));
  return withOwnCases("appeals", rows, signal);
}

/** The open appeals. */
export const useOpenAppeals = () => useQueue("appeals", fetchAppeals);

interface AppealDecision {
  appeal: Pick<OpenAppeal, "id" | "seen_version">;
  isApproved: boolean;
  reason: string;
}

async function decideAppeal({ appeal: { id, seen_version }, isApproved, reason }: AppealDecision) {
  await unwrap(
    supabase.rpc("decide_appeal", {
      appeal: id,
      is_granted: isApproved,
      reason,
      ...(seen_version !== null && { seen_version }),
    }),
  );
}

/** Approves or rejects an appeal. */
export const useDecideAppeal = () =>
  useDecision(decideAppeal, ({ appeal: { id } }) => ({ queue: "appeals", id }), null);
