import { useParsedQuery } from "@/hooks/directory/parsed-query";
import { useTray } from "@/hooks/saved/compare-tray";
import { stateInText } from "@/lib/format/state-in-text";

/** A place near which a visitor may look for practices: the text that searches for it, or a state. */
export type LikelyPlace = { search: string } | { state: string };

/**
 * The place in a search text, or else the one of a practice chosen for comparison; null if unknown.
 * Nothing is requested from the browser or the network.
 */
export function useLikelyPlace(search: string): LikelyPlace | null {
  const { data: query } = useParsedQuery(search);
  const from = useTray().find((item) => item.from !== null && item.from !== "you")?.from;
  if (query?.place) return { search: query.place };
  const state = stateInText(search);
  if (state !== null) return { state };
  return from ? { search: from } : null;
}
