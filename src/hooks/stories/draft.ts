import { useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useIsInBrowser } from "@/hooks/in-browser";
import { useNamedListing } from "@/hooks/listings/named";
import { emptyStory, loadStory, type StoryDraft, saveStory } from "@/lib/drafts/story-draft";

/**
 * The story that a member or, without an id, a signed-out visitor is writing, saved on this device. It is about the
 * practice that the address names, if it names one.
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
    // A changed story is another one: sent again, it must not pass for the one that may be stored already.
    const next = { ...story, ...changes, id: crypto.randomUUID() };
    setChanged(next);
    saveStory(writerId, next);
    if (named && "practice" in changes) setParams({}, { replace: true, preventScrollReset: true });
  }

  return { story, change, isLookingUpListing: found.isLoading };
}
