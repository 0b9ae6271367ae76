import { beforeEach, expect, test } from "vitest";
import { adoptVisitorDrafts, saveDraft } from "@/lib/browser/draft";
import { storyDraft } from "@/lib/browser/draft-names";
import { clearStory, loadStory, type StoryDraft, saveStory } from "@/lib/community/story-draft";

beforeEach(() => localStorage.clear());

const story = (content: string): StoryDraft => ({
  id: "5f0c4c1e-0000-4000-8000-00000000000a",
  content,
  practice: { id: "1", name: "Oak Family Medicine", place: "Austin, TX" },
  affiliatedWith: "1",
  joinedYear: "2024",
  joinedMonth: "",
  monthlyCost: "75",
});

test("a visitor's story draft moves to the account they sign in to", () => {
  saveStory(null, story("Once"));
  expect(loadStory(null)).toEqual(story("Once"));
  expect(loadStory("ana").content).toBe("");
  adoptVisitorDrafts("ana");
  expect(loadStory("ana")).toEqual(story("Once"));
  expect(loadStory(null).content).toBe("");
  expect(loadStory("ben").content).toBe("");
});

test("the draft of a shared story is removed", () => {
  saveStory("ana", story("Once"));
  clearStory("ana");
  expect(loadStory("ana").content).toBe("");
});

test.each([
  [null],
  [[]],
  [{ id: 7, content: 1, practice: "Oak", affiliatedWith: {} }],
  [{ id: "x", practice: { id: "1", name: "Oak" } }],
])("an invalid draft, %j, is replaced with an empty one with a new id", (stored) => {
  saveDraft(storyDraft(null), stored as object);
  expect(loadStory(null)).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    content: "",
    practice: null,
    affiliatedWith: null,
    joinedYear: "",
    joinedMonth: "",
    monthlyCost: "",
  });
});
