import { beforeEach, expect, test, vi } from "vitest";
import {
  adoptVisitorDrafts,
  clearDraft,
  forgetAllDrafts,
  forgetDrafts,
  loadDraft,
  readDraft,
  saveDraft,
} from "@/lib/browser/draft";
import {
  addedListingDraft,
  answerDraft,
  commentDraft,
  formDraft,
  listingDraft,
  postDraft,
  requestDraft,
  storyDraft,
} from "@/lib/browser/draft-names";

beforeEach(() => localStorage.clear());

test("a draft is stored with its time until it is cleared", () => {
  saveDraft("ana/post", { text: "Hello" });
  expect(loadDraft("ana/post")).toEqual({ text: "Hello" });
  expect(Date.now() - (readDraft("ana/post")?.savedAt.getTime() ?? 0)).toBeLessThan(5_000);
  clearDraft("ana/post");
  expect(loadDraft("ana/post")).toBeNull();
});

test.each(["{", "7", "[]", '{"text":"old"}'])("%s in storage is not a draft", (stored) => {
  localStorage.setItem("dpc-nearby-draft-ana/post", stored);
  expect(loadDraft("ana/post")).toBeNull();
});

const visitorDrafts = [addedListingDraft(null), storyDraft(null), requestDraft("1", "visit", null)];

test("a visitor's drafts move to the account they sign in to, and to no other", () => {
  for (const name of visitorDrafts) saveDraft(name, { text: name });
  adoptVisitorDrafts("ana");
  adoptVisitorDrafts("ben");
  expect(loadDraft(addedListingDraft("ana"))).toEqual({ text: addedListingDraft(null) });
  expect(loadDraft(storyDraft("ana"))).not.toBeNull();
  expect(loadDraft(requestDraft("1", "visit", "ana"))).not.toBeNull();
  for (const name of visitorDrafts) expect(loadDraft(name)).toBeNull();
  expect(loadDraft(addedListingDraft("ben"))).toBeNull();
});

test("a visitor's drafts expire after a day", () => {
  vi.useFakeTimers({ now: new Date("2026-11-24T10:00:00Z") });
  for (const name of visitorDrafts) saveDraft(name, { text: "x" });
  vi.setSystemTime(new Date("2026-11-25T10:00:01Z"));
  expect(loadDraft(addedListingDraft(null))).toBeNull();
  adoptVisitorDrafts("ana");
  expect(Object.keys(localStorage)).toEqual([]);
});

test("signing out removes a person's drafts, except for those of their listings", () => {
  const removed = [
    postDraft("ana"),
    formDraft("contact", "ana"),
    commentDraft("1", "ana"),
    requestDraft("1", "visit", "ana"),
    answerDraft("1", "ana"),
    storyDraft("ana"),
    addedListingDraft("ana"),
  ];
  const kept = [listingDraft("1", "description", "ana"), listingDraft("1", "offices", "ana")];
  for (const name of [...removed, ...kept, postDraft("ben")]) saveDraft(name, { text: "x" });
  forgetDrafts("ana");
  for (const name of removed) expect(loadDraft(name)).toBeNull();
  for (const name of [...kept, postDraft("ben")]) expect(loadDraft(name)).not.toBeNull();
  forgetAllDrafts("ana");
  for (const name of kept) expect(loadDraft(name)).toBeNull();
  expect(loadDraft(postDraft("ben"))).not.toBeNull();
});
