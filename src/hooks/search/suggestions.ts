import { queryOptions, useQuery } from "@tanstack/react-query";
import { pause } from "@/hooks/pause";
import { searchKeys } from "@/hooks/search/keys";
import { isSuggestionKind, type Suggestion } from "@/lib/search/suggestion";
import { checkRows } from "@/lib/supabase/check-rows";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

const pauseInMs = 150;
const shortest = 2;
// As the database has it: see `match_suggestions`.
const longest = 100;

interface SuggestionRow {
  kind: string;
  label: string;
  detail: string | null;
  doctor_id: string | null;
}

const toSuggestion = ({ kind, label, detail, doctor_id }: SuggestionRow): Suggestion[] =>
  isSuggestionKind(kind) ? [{ kind, label, detail, listingId: doctor_id }] : [];

async function suggest(typed: string, signal: AbortSignal) {
  await pause(signal, pauseInMs);
  const data = await unwrap(supabase.rpc("suggest_searches", { typed }).abortSignal(signal));
  // The generated types do not know which columns of a function may be null.
  const rows: SuggestionRow[] = data;
  return checkRows(rows, "kind", "label", "detail", "doctor_id").flatMap(toSuggestion);
}

const isOnTheWay = (earlier: unknown, typed: string) =>
  typeof earlier === "string" && (typed.startsWith(earlier) || earlier.startsWith(typed));

const none: readonly Suggestion[] = [];

/**
 * What to offer for what has been typed. While an answer is under way, those for the letters before stay. Nobody is told
 * of a failure: the box works without.
 */
export function useSuggestions(text: string): readonly Suggestion[] {
  const typed = text.replaceAll("\0", "").trim();
  const isWorthAsking = typed.length >= shortest && typed.length <= longest;
  const { data } = useQuery(
    queryOptions({
      queryKey: searchKeys.suggestions(typed),
      queryFn: ({ signal }) => suggest(typed, signal),
      enabled: isWorthAsking,
      placeholderData: (known: Suggestion[] | undefined, query) =>
        isOnTheWay(query?.queryKey.at(-1), typed) ? known : undefined,
      retry: false,
    }),
  );
  return isWorthAsking ? (data ?? none) : none;
}
