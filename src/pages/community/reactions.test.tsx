import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { afterEach, expect, test, vi } from "vitest";
import type { Post } from "@/hooks/community/post";
import { postKeys } from "@/hooks/query-keys";
import { paths } from "@/lib/paths";
import { queryClient } from "@/lib/supabase/query-client";
import { memberId, signInForTest } from "@/test/auth-api";
import { apiError } from "@/test/directory-api";
import { answerFeed, answerWrite, created, postCard, postId } from "@/test/feed-api";
import { renderApp } from "@/test/render-app";
import { findToasts } from "@/test/toasts";

afterEach(() => vi.unstubAllGlobals());

async function openFeed(changes: Partial<Post> = {}, { isMember = true } = {}) {
  if (isMember) await signInForTest();
  answerFeed(() => [postCard(changes)]);
  const app = renderApp(paths.feed);
  await screen.findByRole("article");
  if (isMember) await screen.findByRole("form", { name: "New post" });
  return app;
}

const likeButton = () => screen.getByRole("button", { name: /^Like/ });
const likes = () => `${likeButton().textContent} ${likeButton().getAttribute("aria-pressed")}`;

test.each([
  [/^Like/, "Please sign in to like posts"],
  [/^Share 1/, "Please sign in to share posts"],
])("a visitor who clicks %s is asked to sign in", async (name, request) => {
  const { user } = await openFeed({}, { isMember: false });
  await user.click(screen.getByRole("button", { name }));
  const dialog = within(await screen.findByRole("dialog", { name: request }));
  const link = dialog.getByRole("link", { name: "Sign In" });
  expect(link.getAttribute("href")).toBe(paths.signIn(paths.feed));
});

test("a like is optimistic, and a second click removes it", async () => {
  const { user } = await openFeed();
  let answer = (_response: Response) => {};
  const sent = answerWrite("post", "post_likes", () => new Promise((done) => (answer = done)));
  const gone = answerWrite("delete", "post_likes", () => new HttpResponse(null, { status: 204 }));
  await user.click(likeButton());
  await waitFor(() => expect(likes()).toBe("Like 4 true"));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ post_id: postId, user_id: memberId });
  answer(created());
  await user.click(likeButton());
  await waitFor(() => expect(likes()).toBe("Like 3 false"));
  await waitFor(() => expect(gone).toHaveLength(1));
});

test("a like survives a load that began before it was stored", async () => {
  await signInForTest();
  const answers = [[postCard()]];
  let answer = (_posts: Post[]) => {};
  answerFeed(() => answers.pop() ?? new Promise((done) => (answer = done)));
  const sent = answerWrite("post", "post_likes", created);
  const { user } = renderApp(paths.feed);
  await screen.findByRole("form", { name: "New post" });
  await screen.findByRole("article");
  // The load after hydration, which reads what the member can see.
  void queryClient.invalidateQueries({ queryKey: postKeys.feed });
  await user.click(likeButton());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(likes()).toBe("Like 4 true");
  answer([postCard({ share_count: 7 })]);
  await screen.findByRole("button", { name: "Share 7" });
  await waitFor(() => expect(likes()).toBe("Like 4 true"));
});

test("a double click does not count a like twice", async () => {
  const { user } = await openFeed();
  const sent = answerWrite("post", "post_likes", created);
  answerWrite("delete", "post_likes", () => new HttpResponse(null, { status: 204 }));
  await user.dblClick(likeButton());
  await waitFor(() => expect(sent.length).toBeGreaterThan(0));
  await waitFor(() => expect(["Like 3 false", "Like 4 true"]).toContain(likes()));
});

test.each([
  ["is gone", 409, "23503", "This post no longer exists."],
  ["is hidden", 403, "42501", "You can't react to this post. It may have been deleted."],
])(
  "a like that fails because the post %s is undone with an error",
  async (_name, status, code, words) => {
    const { user } = await openFeed();
    answerWrite("post", "post_likes", () => apiError(status, null, code));
    await user.click(likeButton());
    expect(await findToasts()).toEqual([`Error${words}`]);
    expect(likes()).toBe("Like 3 false");
  },
);

test("sharing copies the link, is recorded once, and shows a toast", async () => {
  const { user } = await openFeed();
  const sent = answerWrite("post", "post_shares", created);
  const share = () => user.click(screen.getByRole("button", { name: /^Share \d/ }));
  await share();
  await screen.findByRole("button", { name: "Share 2" });
  expect(await findToasts()).toEqual(["Post shared!Link copied to clipboard"]);
  expect(await navigator.clipboard.readText()).toMatch(new RegExp(`/post/${postId}$`));
  await share();
  await waitFor(async () => expect(await findToasts()).toHaveLength(2));
  expect(sent).toHaveLength(1);
});

test("closing the share sheet records no share", async () => {
  const { user } = await openFeed();
  const closed = vi.fn(() => Promise.reject(new DOMException("", "AbortError")));
  Object.defineProperty(navigator, "share", { value: closed, configurable: true });
  await user.click(screen.getByRole("button", { name: "Share 1" }));
  await waitFor(() => expect(closed).toHaveBeenCalled());
  Reflect.deleteProperty(navigator, "share");
  expect(screen.getByRole("button", { name: "Share 1" })).toBeTruthy();
});

test("a long post collapses, a short one does not", async () => {
  const observed: Element[] = [];
  class FakeResizeObserver {
    observe(element: Element) {
      observed.push(element);
    }
    disconnect() {}
  }
  vi.stubGlobal("ResizeObserver", FakeResizeObserver);
  const { user } = await openFeed({ content: "A line\n".repeat(1000) });
  const more = screen.getByRole("button", { name: "Show more" });
  expect(more.getAttribute("aria-expanded")).toBe("false");
  await user.click(more);
  const less = screen.getByRole("button", { name: "Show less" });
  expect(less.getAttribute("aria-expanded")).toBe("true");
  expect(observed.length).toBeGreaterThan(0);
});

test("a short post does not collapse", async () => {
  await openFeed({ content: "A line\nand another" });
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});
