import { RecentSearches } from "@/components/search/recent-searches";
import { type BoxProps, useSuggestionBox } from "@/components/search/suggestion-box";
import { SuggestionList } from "@/components/search/suggestion-list";
import { useNearness } from "@/components/search/use-nearness";
import { rememberSearch, useRecentSearches } from "@/hooks/search/recent";

// Exported here so that it loads with the suggestions.
export { rememberSearch };

/** Suggestions for the typed text, or recent searches while the field is empty. */
export function Suggestions({ box, onWire, onSearch }: BoxProps) {
  const nearness = useNearness(box);
  const { text, list } = useSuggestionBox({ box, onWire, onSearch }, nearness);
  const hasRecent = useRecentSearches().length > 0;
  return (
    <>
      <SuggestionList box={box} {...list} />
      {text === "" && nearness.isNear && hasRecent && (
        <RecentSearches box={box} nearness={nearness} />
      )}
    </>
  );
}
