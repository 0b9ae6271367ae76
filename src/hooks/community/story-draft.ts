import { useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useIsInBrowser } from "@/hooks/in-browser";
import { useNamedListing } from "@/hooks/listings/listings-by-name";
import { emptyStory, loadStory, type StoryDraft, saveStory } from "@/lib/community/story-draft";

/**
 * The story draft of a member or visitor, stored on this device. The URL may name the practice it is about.
 */
export function useStoryDraft(writerId: string | null) {
  const [params, setParams] = useSearchParams();
  const isInBrowser = useIsInBrowser();
  const stored = useMemo(
    () => (isInBrowser ? loadStory(writerId) : emptyStory()),
    [isInBrowser, writerId],
  );
  const [changed, setChanged] = useState<StoryDraft>();
  const kept = changed ?? stored;
  const named = params.get("practice");
  const found = useNamedListing(named);
  const story: StoryDraft = named ? { ...kept, practice: found.data ?? null } : kept;

  function change(changes: Partial<Omit<StoryDraft, "id">>) {
    // A changed story needs a new id, because the old text may already be stored under the old one.
    const next = { ...story, ...changes, id: crypto.randomUUID() };
    setChanged(next);
    saveStory(writerId, next);
    if (named && "practice" in changes) setParams({}, { replace: true, preventScrollReset: true });
  }

  return { story, change, isLookingUpListing: found.isLoading };
}
