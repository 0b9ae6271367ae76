import { act, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Post } from "@/hooks/community/post";
import { paths } from "@/lib/paths";
import { memberId, signInForTest } from "@/test/auth-api";
import { apiError } from "@/test/directory-api";
import { answerCall, answerFeed, answerPost, answerWrite, postCard } from "@/test/feed-api";
import { answerContributions, answerProfile, postRow, profileRow } from "@/test/profile-api";
import { renderApp } from "@/test/render-app";
import { findToasts } from "@/test/toasts";

const own = (changes: Partial<Post> = {}) =>
  postCard({ id: "own", user_id: memberId, author_name: "Sam Whitlock", ...changes });
const other = postCard({ content: "Somebody else's" });
const firstArticle = () => screen.getAllByRole("article")[0] as HTMLElement;

/** Opens the feed with an own post on top, and its menu. */
async function openMenu(feed: () => Post[] = () => [own(), other]) {
  await signInForTest();
  answerFeed(feed);
  const app = renderApp(paths.feed);
  await screen.findByRole("form", { name: "New post" });
  await screen.findByText("Somebody else's");
  await app.user.click(
    within(firstArticle()).getByRole("button", { name: "More options for this post" }),
  );
  const choose = async (name: string) =>
    app.user.click(await within(firstArticle()).findByRole("button", { name }));
  return { ...app, choose };
}

test("an own post is edited in place and marked as edited", async () => {
  const { user, choose } = await openMenu();
  const sent = answerWrite("patch", "posts", () =>
    HttpResponse.json([{ content: "Better said", edited_at: "2026-11-20T12:00:00Z" }]),
  );
  await choose("Edit");
  const box = await screen.findByRole("textbox", { name: "Edit post" });
  await waitFor(() => expect(document.activeElement).toBe(box));
  await user.clear(box);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Save" }).disabled).toBe(true);
  await user.type(box, " Better said ");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Better said");
  expect(sent.map(({ body }) => body)).toEqual([{ content: "Better said" }]);
  expect(within(firstArticle()).getByText("edited")).toBeTruthy();
  expect(document.activeElement).toBe(firstArticle());
});

test("the author of a post can change its topic", async () => {
  const { user, choose } = await openMenu(() => [own({ topic: "costs" }), other]);
  const sent = answerWrite("patch", "posts", () => HttpResponse.json([{ topic: "membership" }]));
  await choose("Edit");
  const topic = await within(firstArticle()).findByRole("combobox", { name: /^Topic/ });
  await user.selectOptions(topic, "membership");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await within(firstArticle()).findByRole("link", { name: "Being a member" })).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({ topic: "membership" });
});

const ownStory = (changes: Partial<Post> = {}) =>
  own({
    kind: "story",
    content: "They call back on the same day, and visits take an hour.",
    doctor_id: "oak",
    practice_name: "Oak Family Medicine",
    monthly_cost: 75,
    ...changes,
  });

test("an edited story about a practice keeps its length, and its cost can be changed", async () => {
  const { user, choose } = await openMenu(() => [ownStory(), other]);
  const sent = answerWrite("patch", "posts", () => HttpResponse.json([{ monthly_cost: 85 }]));
  await choose("Edit");
  const box = await screen.findByRole("textbox", { name: "Edit post" });
  const save = screen.getByRole<HTMLButtonElement>("button", { name: "Save" });
  const cost = await screen.findByRole("textbox", { name: /^Monthly cost/ });
  await user.clear(box);
  await user.type(box, "Too short");
  expect(screen.getByText(/has at least 40 characters/)).toBeTruthy();
  expect(save.disabled).toBe(true);
  await user.type(box, ", but they call back on the same day.");
  await user.clear(cost);
  await user.type(cost, "85");
  await user.click(save);
  await screen.findByText("$85 a month");
  expect(sent[0]?.body).toMatchObject({ monthly_cost: 85, joined_year: null });
});

test("after a year, the author of a story can say that they're still a member", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-02T12:00:00Z") });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  await signInForTest();
  answerFeed(() => [ownStory({ created_at: "2025-01-02T00:00:00Z" }), own({ id: "new" })]);
  const confirmed = answerCall("confirm_membership", () =>
    HttpResponse.json("2026-11-02T00:00:00Z"),
  );
  const { user } = renderApp(paths.feed);
  await user.click(await screen.findByRole("button", { name: "I'm still a member" }));
  await screen.findByText("$75 a month · Still a member in November 2026");
  expect(confirmed).toEqual([{ target: "own" }]);
  expect(screen.queryByRole("button", { name: "I'm still a member" })).toBeNull();
});

test("an edit also updates the cached profile page", async () => {
  const id = own().id;
  answerProfile(() => profileRow());
  answerContributions({ posts: [postRow({ id, content: "As it was said" })] });
  const { user, choose, router } = await openMenu();
  await act(() => router.navigate(paths.profile(memberId)));
  await screen.findByText("As it was said");
  await act(() => router.navigate(-1));
  await screen.findByText("Somebody else's");
  answerWrite("patch", "posts", () =>
    HttpResponse.json([{ content: "Better said", edited_at: "2026-11-20T12:00:00Z" }]),
  );
  await user.click(
    within(firstArticle()).getByRole("button", { name: "More options for this post" }),
  );
  await choose("Edit");
  const box = await screen.findByRole("textbox", { name: "Edit post" });
  await user.clear(box);
  await user.type(box, "Better said");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Better said");
  await act(() => router.navigate(paths.profile(memberId)));
  expect(await screen.findByRole("heading", { name: "Posts" })).toBeTruthy();
  expect(screen.getByText("Better said")).toBeTruthy();
});

test("Escape cancels editing only if nothing was changed", async () => {
  const { user, choose } = await openMenu();
  await choose("Edit");
  const box = () => screen.queryByRole("textbox", { name: "Edit post" });
  await waitFor(() => expect(box()).toBeTruthy());
  await user.type(box() as HTMLElement, "!");
  await user.keyboard("{Escape}");
  expect(box()).toBeTruthy();
  await user.keyboard("{Backspace}{Escape}");
  expect(box()).toBeNull();
});

test("a failed edit keeps the text", async () => {
  const { user, choose } = await openMenu();
  answerWrite("patch", "posts", () => HttpResponse.json([]));
  await choose("Edit");
  await user.type(await screen.findByRole("textbox", { name: "Edit post" }), " More");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await findToasts()).toEqual(["ErrorThis post no longer exists."]);
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Edit post" }).value).toMatch(
    / More$/,
  );
});

test("deleting is immediate, can be undone, and moves the focus to the next post", async () => {
  let feed = [own(), other];
  const { user, choose } = await openMenu(() => feed);
  const deleted = answerCall("delete_post", () => null);
  const restored = answerCall("restore_post", () => {
    feed = [own(), other];
    return null;
  });
  feed = [other];
  await choose("Delete");
  const undo = await screen.findByRole("button", { name: "Undo" });
  expect(deleted).toEqual([{ target: "own" }]);
  expect(screen.getAllByRole("article")).toHaveLength(1);
  await waitFor(() => expect(document.activeElement).toBe(firstArticle()));
  await user.click(undo);
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(2));
  expect(restored).toEqual([{ target: "own" }]);
  expect(firstArticle()).toBe(screen.getByRole("article", { name: /^Sam Whitlock/ }));
});

test("a failed deletion shows an error and keeps the post", async () => {
  const { choose } = await openMenu();
  answerCall("delete_post", () => apiError(404, "content_not_found", "P0002"));
  await choose("Delete");
  expect(await findToasts()).toEqual(["ErrorThis has already been deleted, or isn't yours."]);
  expect(screen.getAllByRole("article")).toHaveLength(2);
});

test("deleting a post on its page redirects to the feed, where Undo restores it", async () => {
  await signInForTest();
  let feed = [other];
  answerFeed(() => feed);
  const restored = answerCall("restore_post", () => {
    feed = [own(), other];
    return null;
  });
  answerPost(
    () => own(),
    () => [],
  );
  answerCall("delete_post", () => null);
  const { user, router } = renderApp(paths.post("own"));
  await user.click(await screen.findByRole("button", { name: "More options for this post" }));
  await user.click(await within(firstArticle()).findByRole("button", { name: "Delete" }));
  await screen.findByText("Somebody else's");
  expect(router.state.location.pathname).toBe(paths.feed);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByRole("article", { name: /^Sam Whitlock/ })).toBeTruthy();
  expect(restored).toEqual([{ target: "own" }]);
});
