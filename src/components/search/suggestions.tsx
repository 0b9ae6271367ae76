import { RecentSearches } from "@/components/search/recent-searches";
import { type BoxProps, useSuggestionBox } from "@/components/search/suggestion-box";
import { SuggestionList } from "@/components/search/suggestion-list";
import { useSearchActivity } from "@/components/search/use-nearness";
import { rememberSearch, useRecentSearches } from "@/hooks/search/recent";

// Exported here so that it loads with the suggestions.
export { rememberSearch };

/** Suggestions for the typed text, or recent searches while the field is empty. */
export function Suggestions({ box, onInputProps, onSearch }: BoxProps) {
  const activity = useSearchActivity(box);
  const { text, list } = useSuggestionBox({ box, onInputProps, onSearch }, activity);
  const hasRecent = useRecentSearches().length > 0;
  return (
    <>
      <SuggestionList box={box} {...list} />
      {text === "" && activity.isActive && hasRecent && (
        <RecentSearches box={box} activity={activity} />
      )}
    </>
  );
}
