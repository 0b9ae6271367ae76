import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { appealKeys } from "@/hooks/appeals/keys";
import { supabase } from "@/lib/supabase/client";
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
  useQuery(
    queryOptions({
      queryKey: appealKeys.decision(table, id),
      queryFn: ({ signal }) => fetchOwnDecision({ table, id }, signal),
    }),
  );

async function fileAppeal({ table, id, message }: Target & { message: string }) {
  await unwrap(supabase.rpc("submit_appeal", { target_table: table, target: id, message }));
}

/** Appeals the decision. The form shows failures. */
export const useFileAppeal = () =>
  useMutation({ mutationFn: fileAppeal, meta: { changes: [appealKeys.all] } });
