import { beforeEach, expect, test } from "vitest";
import { saveDraft } from "@/lib/drafts/draft";
import { clearStory, loadStory, type StoryDraft, saveStory } from "@/lib/drafts/story-draft";

beforeEach(() => localStorage.clear());

const story = (content: string): StoryDraft => ({
  id: "5f0c4c1e-0000-4000-8000-00000000000a",
  content,
  practice: { id: "1", name: "Oak Family Medicine", place: "Austin, TX" },
  affiliatedWith: "1",
});

test("a stranger's story comes back to the stranger, and goes to who signs in", () => {
  saveStory(null, story("Once"));
  expect(loadStory(null)).toEqual(story("Once"));
  expect(loadStory("ana")).toEqual(story("Once"));

  saveStory("ana", story("Once upon"));
  expect(loadStory("ana")).toEqual(story("Once upon"));
  expect(loadStory(null).content).toBe("");
});

test("a member's story is nobody else's", () => {
  saveStory("ana", story("Mine"));
  expect(loadStory("ben").content).toBe("");
  expect(loadStory(null).content).toBe("");
  expect(loadStory("ana").content).toBe("Mine");
});

test("a story that was shared is forgotten", () => {
  saveStory(null, story("Once"));
  clearStory("ana");
  expect(loadStory("ana").content).toBe("");
  expect(loadStory(null).content).toBe("");
});

test.each([
  [null],
  [[]],
  [{ id: 7, content: 1, practice: "Oak", affiliatedWith: {} }],
  [{ id: "x", practice: { id: "1", name: "Oak" } }],
])("what is not a story, %j, is an empty one with an id of its own", (kept) => {
  saveDraft("story", kept as object);
  expect(loadStory(null)).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    content: "",
    practice: null,
    affiliatedWith: null,
  });
});
