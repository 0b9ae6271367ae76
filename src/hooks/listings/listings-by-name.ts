import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { pause } from "@/hooks/pause";
import { listingKeys } from "@/hooks/query-keys";
import type { StoryListing } from "@/lib/community/story-draft";
import { supabase } from "@/lib/supabase/client";
import { readArguments } from "@/lib/supabase/read-arguments";
import { unwrap } from "@/lib/supabase/unwrap";

const most = 8;

interface PracticeRow {
  id: string;
  practice_name: string;
  address_city: string;
  address_state: string;
}

const toPractice = (row: PracticeRow): StoryListing => ({
  id: row.id,
  name: row.practice_name,
  place: `${row.address_city}, ${row.address_state}`,
});

async function searchByName(search: string, signal: AbortSignal) {
  await pause(signal);
  const data = await unwrap(
    supabase
      .rpc("search_doctors", ...readArguments({ search, page_size: most }))
      .abortSignal(signal),
  );
  return data.map(toPractice);
}

/** The shortest text worth searching for. */
export const shortestSearch = 2;

/** The practices that match the typed text, best match first. */
export function useListingsByName(text: string) {
  const search = text.replaceAll("\0", "").trim();
  return useQuery({
    queryKey: listingKeys.practices(search),
    queryFn: ({ signal }) => searchByName(search, signal),
    enabled: search.length >= shortestSearch,
    placeholderData: keepPreviousData,
    retry: 1,
  });
}

async function fetchNamed(id: string, signal: AbortSignal): Promise<StoryListing | null> {
  const found = supabase
    .from("doctors")
    .select("id, practice_name, address_city, address_state")
    .eq("id", id)
    .abortSignal(signal)
    .maybeSingle();
  // PostgreSQL's error for a value that isn't a UUID.
  const row = await unwrap(found, { "22P02": null });
  return row && toPractice(row);
}

/** The practice with this id, requested if there is one; null if it doesn't exist or isn't published. */
export const useNamedListing = (id: string | null) =>
  useQuery({
    queryKey: listingKeys.practice(id),
    queryFn: ({ signal }) => fetchNamed(id ?? "", signal),
    enabled: id !== null,
  });
