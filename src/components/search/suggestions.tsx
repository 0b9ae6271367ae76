import { QueryClientProvider } from "@tanstack/react-query";
import { RecentSearches } from "@/components/search/recent-searches";
import { type BoxProps, useSuggestionBox } from "@/components/search/suggestion-box";
import { SuggestionList } from "@/components/search/suggestion-list";
import { useNearness } from "@/components/search/use-nearness";
import { rememberSearch, useRecentSearches } from "@/hooks/search/recent";
import { queryClient } from "@/lib/supabase/query-client";

// Loaded with it, as one script.
export { rememberSearch };

/** What a search box offers: suggestions for what is being typed, and before that what was searched for of late. */
export function Suggestions(props: BoxProps) {
  return (
    // It stands on pages, too, that read no data otherwise.
    <QueryClientProvider client={queryClient}>
      <Offer {...props} />
    </QueryClientProvider>
  );
}

function Offer({ box, onWire, onSearch }: BoxProps) {
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
