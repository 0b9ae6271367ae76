import { clearDraft, loadDraft, saveDraft } from "@/lib/drafts/draft";
import { storyDraft } from "@/lib/drafts/draft-names";

/** A practice as the story form names it. */
export interface StoryListing {
  id: string;
  name: string;
  /** City and state. */
  place: string;
}

/** What somebody is writing on the story form. */
export interface StoryDraft {
  /** What the story will be stored under: sent again after a lost answer, it is stored once. */
  id: string;
  content: string;
  practice: StoryListing | null;
  /** The practice that the person says they belong to: with another practice it says nothing. */
  affiliatedWith: string | null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const isText = (value: unknown): value is string => typeof value === "string";

function toPractice(kept: unknown): StoryListing | null {
  if (!isObject(kept)) return null;
  const { id, name, place } = kept;
  return isText(id) && isText(name) && isText(place) ? { id, name, place } : null;
}

const isUuid = (text: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** A story before anything is written. */
export const emptyStory = (): StoryDraft => ({
  id: crypto.randomUUID(),
  content: "",
  practice: null,
  affiliatedWith: null,
});

function read(key: string): StoryDraft {
  const loaded = loadDraft(key);
  const kept = isObject(loaded) ? loaded : {};
  return {
    id: isText(kept.id) && isUuid(kept.id) ? kept.id : crypto.randomUUID(),
    content: isText(kept.content) ? kept.content : "",
    practice: toPractice(kept.practice),
    affiliatedWith: isText(kept.affiliatedWith) ? kept.affiliatedWith : null,
  };
}

/** The story kept on this device for a member or, without an id, for a visitor; an empty one when there is none. */
export const loadStory = (writerId: string | null): StoryDraft => read(storyDraft(writerId));

/** Keeps a story on this device. */
export const saveStory = (writerId: string | null, story: StoryDraft): void =>
  saveDraft(storyDraft(writerId), story);

/** Forgets the story once it is shared. */
export const clearStory = (writerId: string | null): void => clearDraft(storyDraft(writerId));
