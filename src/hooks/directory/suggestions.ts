import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { pause } from "@/hooks/pause";
import { searchKeys } from "@/hooks/query-keys";
import { createDeviceStorage } from "@/lib/browser/device-storage";
import {
  readSearches,
  withoutSearch,
  withSearch,
  writeSearches,
} from "@/lib/directory/recent-searches";
import { isSuggestionKind, type Suggestion } from "@/lib/directory/suggestion";
import { slugOf } from "@/lib/format/text";
import { localStateName, stateCode } from "@/lib/format/us-states";
import { t } from "@/lib/messages";
import { supabase } from "@/lib/supabase/client";
import { readArguments } from "@/lib/supabase/read-arguments";
import { tagName } from "@/lib/supabase/tag-names";
import { checkRows, unwrap } from "@/lib/supabase/unwrap";

const onDevice = createDeviceStorage("dpc-nearby-recent-searches");

const change = (how: typeof withSearch, text: string) =>
  onDevice.set(writeSearches(how(readSearches(onDevice.get()), text)));

/** Recent searches on this device, newest first. */
export const useRecentSearches = (): readonly string[] =>
  readSearches(useSyncExternalStore(onDevice.subscribe, onDevice.get, () => null));

/** Saves a search on this device. */
export const rememberSearch = (text: string): void => change(withSearch, text);

/** Removes a search from this device. */
export const forgetSearch = (text: string): void => change(withoutSearch, text);

/** Removes all searches from this device. */
export const forgetSearches = (): void => onDevice.set(null);

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

/** The database's names of kinds. */
const kindNames: Readonly<Record<string, string>> = {
  State: t`State`,
  Territory: t`Territory`,
  Specialty: t`Specialty`,
  Service: t`Service`,
  Language: t`Language`,
  Age: t`Age`,
};

/** Returns a search text of the database, such as "Pediatrics near Austin, TX", in the language of the build. */
function searchText(label: string): string {
  const name = tagName(label);
  const [, what, word, english] = /^(.+) (near|in) (.+)$/.exec(label) ?? [];
  if (name !== label) return name;
  const [, state] = /^(.+) State$/.exec(label) ?? [];
  if (state && stateCode(state) !== null) {
    const stateName = localStateName(state);
    return t`${stateName} State`;
  }
  if (what === undefined || english === undefined) return localStateName(label);
  const thing = tagName(what);
  const place = localStateName(english);
  return word === "near" ? t`${thing} near ${place}` : t`${thing} in ${place}`;
}

function toSuggestion({ kind, label, detail, doctor_id: listingId }: SuggestionRow): Suggestion[] {
  if (!isSuggestionKind(kind)) return [];
  if (listingId !== null) return [{ kind, label, detail, listingId }];
  const text = searchText(label);
  // What was typed may be the name of a state in the language of the build.
  const isSame = detail !== null && slugOf(detail) === slugOf(text);
  const shown = detail && !isSame ? (kindNames[detail] ?? detail) : null;
  return [{ kind, label: text, detail: shown, listingId }];
}

async function suggest(typed: string, signal: AbortSignal) {
  await pause(signal, pauseInMs);
  const data = await unwrap(
    supabase.rpc("suggest_searches", ...readArguments({ typed })).abortSignal(signal),
  );
  // The generated types don't know which columns of a function are nullable.
  const rows: SuggestionRow[] = data;
  return checkRows(rows, "kind", "label", "detail", "doctor_id").flatMap(toSuggestion);
}

const isOnTheWay = (earlier: unknown, typed: string) =>
  typeof earlier === "string" && (typed.startsWith(earlier) || earlier.startsWith(typed));

const none: readonly Suggestion[] = [];

/**
 * Suggestions for the typed text. While loading, suggestions for the previous text stay if one is a
 * prefix of the other. A failure shows no message.
 */
export function useSuggestions(text: string): readonly Suggestion[] {
  const typed = text.replaceAll("\0", "").trim();
  const isWorthAsking = typed.length >= shortest && typed.length <= longest;
  const { data } = useQuery({
    queryKey: searchKeys.suggestions(typed),
    queryFn: ({ signal }) => suggest(typed, signal),
    enabled: isWorthAsking,
    placeholderData: (known: Suggestion[] | undefined, query) =>
      isOnTheWay(query?.queryKey.at(-1), typed) ? known : undefined,
    retry: false,
  });
  return isWorthAsking ? (data ?? none) : none;
}
