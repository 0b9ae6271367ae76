import { queryOptions, useQuery } from "@tanstack/react-query";
import { pause } from "@/hooks/pause";
import { searchKeys } from "@/hooks/search/keys";
import { isSuggestionKind, type Suggestion } from "@/lib/search/suggestion";
import { checkRows } from "@/lib/supabase/check-rows";
import { supabase } from "@/lib/supabase/client";
import { unwrap } from "@/lib/supabase/unwrap";

const pauseInMs = 150;
const shortest = 2;
// Same limit as `match_suggestions` in the database.
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
  // The generated types don't know which columns of a function are nullable.
  const rows: SuggestionRow[] = data;
  return checkRows(rows, "kind", "label", "detail", "doctor_id").flatMap(toSuggestion);
}

const isOnTheWay = (earlier: unknown, typed: string) =>
  typeof earlier === "string" && (typed.startsWith(earlier) || earlier.startsWith(typed));

const none: readonly Suggestion[] = [];

/**
 * Suggestions for the typed text. While loading, suggestions for the previous text stay if one is a prefix of the other. A
 * failure shows no message.
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
