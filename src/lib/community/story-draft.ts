import { clearDraft, loadDraft, saveDraft } from "@/lib/browser/draft";
import { storyDraft } from "@/lib/browser/draft-names";

/** A practice as the story form names it. */
export interface StoryListing {
  id: string;
  name: string;
  /** City and state. */
  place: string;
}

/** The draft of a story. */
export interface StoryDraft {
  /** The id of the story, so that a retry stores it once. */
  id: string;
  content: string;
  practice: StoryListing | null;
  /** The practice that the author says they belong to; ignored if it isn't `practice`. */
  affiliatedWith: string | null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const isText = (value: unknown): value is string => typeof value === "string";

function toPractice(stored: unknown): StoryListing | null {
  if (!isObject(stored)) return null;
  const { id, name, place } = stored;
  return isText(id) && isText(name) && isText(place) ? { id, name, place } : null;
}

const isUuid = (text: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** An empty story with a new id. */
export const emptyStory = (): StoryDraft => ({
  id: crypto.randomUUID(),
  content: "",
  practice: null,
  affiliatedWith: null,
});

function read(key: string): StoryDraft {
  const loaded = loadDraft(key);
  const stored = isObject(loaded) ? loaded : {};
  return {
    id: isText(stored.id) && isUuid(stored.id) ? stored.id : crypto.randomUUID(),
    content: isText(stored.content) ? stored.content : "",
    practice: toPractice(stored.practice),
    affiliatedWith: isText(stored.affiliatedWith) ? stored.affiliatedWith : null,
  };
}

/** The draft of a member's or, without an id, a visitor's story; an empty one if there is none. */
export const loadStory = (writerId: string | null): StoryDraft => read(storyDraft(writerId));

/** Stores the draft of a story on this device. */
export const saveStory = (writerId: string | null, story: StoryDraft): void =>
  saveDraft(storyDraft(writerId), story);

/** Removes the draft once the story is shared. */
export const clearStory = (writerId: string | null): void => clearDraft(storyDraft(writerId));
