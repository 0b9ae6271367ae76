import { clearDraft, loadDraft, saveDraft } from "@/lib/browser/draft";
import { storyDraft } from "@/lib/browser/draft-names";
import { costProblem, noMembership, type TypedMembership } from "@/lib/community/membership";
import { countCharacters, isWritten, longestPost } from "@/lib/format/characters";
import { isUuid } from "@/lib/format/text";
import { t } from "@/lib/messages";
import { shortestPracticeStory } from "@/lib/supabase/shared-limits";

/** A practice as the story form names it. */
export interface StoryListing {
  id: string;
  name: string;
  /** City and state. */
  place: string;
}

/** The draft of a story. What it says about the membership is ignored without a practice. */
export interface StoryDraft extends TypedMembership {
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

/** An empty story with a new id. */
export const emptyStory = (): StoryDraft => ({
  id: crypto.randomUUID(),
  content: "",
  practice: null,
  affiliatedWith: null,
  ...noMembership,
});

/**
 * What is wrong with a story, and in which field; null if nothing. The editor itself reports a text
 * that is too long.
 */
export function findStoryProblem({ content, practice, monthlyCost }: StoryDraft) {
  const length = countCharacters(content.trim());
  if (!isWritten(content) || length > longestPost) return { field: "content" };
  if (practice === null) return null;
  if (length < shortestPracticeStory) {
    const error = t`A story about a practice has at least ${shortestPracticeStory} characters`;
    return { field: "content", error };
  }
  const error = costProblem(monthlyCost);
  return error ? { field: "monthlyCost", error } : null;
}

function read(key: string): StoryDraft {
  const loaded = loadDraft(key);
  const stored = isObject(loaded) ? loaded : {};
  const { joinedYear, joinedMonth, monthlyCost } = stored;
  return {
    id: isText(stored.id) && isUuid(stored.id) ? stored.id : crypto.randomUUID(),
    content: isText(stored.content) ? stored.content : "",
    practice: toPractice(stored.practice),
    affiliatedWith: isText(stored.affiliatedWith) ? stored.affiliatedWith : null,
    joinedYear: isText(joinedYear) ? joinedYear : "",
    joinedMonth: isText(joinedMonth) ? joinedMonth : "",
    monthlyCost: isText(monthlyCost) ? monthlyCost : "",
  };
}

/** The draft of a member's or, without an id, a visitor's story; an empty one if there is none. */
export const loadStory = (writerId: string | null): StoryDraft => read(storyDraft(writerId));

/** Stores the draft of a story on this device. */
export const saveStory = (writerId: string | null, story: StoryDraft): void =>
  saveDraft(storyDraft(writerId), story);

/** Removes the draft once the story is shared. */
export const clearStory = (writerId: string | null): void => clearDraft(storyDraft(writerId));
