import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useNamedListing } from "@/hooks/listings/named";
import { loadStory, type StoryDraft, saveStory } from "@/lib/drafts/story-draft";

/**
 * The story that a member or, without an id, a stranger is writing, kept on this device. It is about the practice that
 * the address names, if it names one.
 */
export function useStoryDraft(writerId: string | null) {
  const [params, setParams] = useSearchParams();
  const [kept, setKept] = useState(() => loadStory(writerId));
  const named = params.get("practice");
  const found = useNamedListing(named);
  const story: StoryDraft = named ? { ...kept, practice: found.data ?? null } : kept;

  function change(changes: Partial<Omit<StoryDraft, "id">>) {
    // A changed story is another one: sent again, it must not pass for the one that may be stored already.
    const changed = { ...story, ...changes, id: crypto.randomUUID() };
    setKept(changed);
    saveStory(writerId, changed);
    if (named && "practice" in changes) setParams({}, { replace: true, preventScrollReset: true });
  }

  return { story, change, isLookingUpListing: found.isLoading };
}
