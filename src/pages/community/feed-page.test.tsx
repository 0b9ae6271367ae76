import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { genericMessages } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { queryClient } from "@/lib/supabase/query-client";
import { memberId, signInForTest } from "@/test/auth-api";
import { apiError } from "@/test/directory-api";
import {
  answerCall,
  answerFeed,
  answerWrite,
  created,
  otherId,
  postCard,
  postPage,
} from "@/test/feed-api";
import { scrollEverythingIntoView } from "@/test/intersection";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";
import { findToasts } from "@/test/toasts";

const articles = () => screen.queryAllByRole("article");
const findPost = (text: string) => screen.findByText(text);

test("a visitor can read the feed and sees an invitation to sign in", async () => {
  const asked = answerFeed(() => [postCard({ like_count: 1234 })]);
  renderApp(paths.feed);
  await findPost("My doctor called me back within the hour.");
  const post = within(articles()[0] as HTMLElement);
  expect(articles()[0]).toBe(screen.getByRole("article", { name: /^Ana Rivera/ }));
  expect(post.getByRole("link", { name: "Ana Rivera" }).getAttribute("href")).toBe(
    paths.profile(otherId),
  );
  expect(post.getByText("2 days ago").getAttribute("title")).toMatch(/\d{4}, \d+:\d\d [AP]M$/);
  expect(post.getByRole("button", { name: "Like 1,234" })).toBeTruthy();
  expect(post.getByRole("link", { name: "Comments 2" }).getAttribute("href")).toBe(
    paths.postComments(postCard().id),
  );
  expect(screen.queryByRole("form", { name: "New post" })).toBeNull();
  expect(screen.getByText("Join the conversation")).toBeTruthy();
  expect(screen.getByText("In an emergency, call 911.")).toBeTruthy();
  expect(asked).toEqual([{}]);
});

test("authors and posts show their badges", async () => {
  answerFeed(() => [
    postCard({
      kind: "story",
      doctor_id: "d1",
      practice_name: "Oak Family Medicine",
      physician_checked_at: "2026-11-03T12:00:00Z",
      owner_since: "2026-11-01T12:00:00Z",
      is_owner: true,
      affiliated: true,
      author_name: null,
      edited_at: "2026-11-20T12:00:00Z",
    }),
  ]);
  renderApp(paths.feed);
  const post = within(await screen.findByRole("article", { name: /^Anonymous/ }));
  for (const mark of [
    "Physician · NPI checked Nov 3, 2026",
    "Owner of this practice since Nov 1, 2026",
    "Story",
    "Affiliated with the practice",
    "edited",
  ]) {
    expect(post.getByText(mark)).toBeTruthy();
  }
  const practice = post.getByRole("link", { name: "Oak Family Medicine" });
  expect(practice.getAttribute("href")).toBe(paths.listing("d1"));
});

test("the keyboard moves through a post in reading order", async () => {
  await signInForTest();
  answerFeed(() => [postCard()]);
  const { user } = renderApp(paths.feed);
  const post = within(await screen.findByRole("article"));
  await screen.findByRole("form", { name: "New post" });
  post.getByRole("link", { name: "Ana Rivera" }).focus();
  const names: (string | null | undefined)[] = [];
  for (let stop = 0; stop < 6; stop++) {
    const { activeElement } = document;
    names.push(activeElement?.getAttribute("aria-label") ?? activeElement?.textContent);
    await user.tab();
  }
  expect(names).toEqual([
    "Ana Rivera",
    "2 days ago",
    "More options for this post",
    "Like 3",
    "Comments 2",
    "Share 1",
  ]);
});

test("markup is shown as text, and only URLs become links", async () => {
  const content = "<b>Look</b> javascript:alert(1) https://example.com/a. \u202Etxt.exe";
  answerFeed(() => [postCard({ content })]);
  renderApp(paths.feed);
  const link = await screen.findByRole("link", { name: "https://example.com/a" });
  expect(link.getAttribute("rel")).toBe("nofollow ugc noopener noreferrer");
  expect(link.closest("p")?.textContent).toBe(
    "<b>Look</b> javascript:alert(1) https://example.com/a. txt.exe",
  );
});

test("200 line breaks become two blank lines", async () => {
  answerFeed(() => [postCard({ content: `One${"\n".repeat(200)}Two` })]);
  renderApp(paths.feed);
  expect((await screen.findByText(/^One/)).textContent).toBe("One\n\n\nTwo");
});

test("scrolling near the end loads the next page and announces the end", async () => {
  const asked = answerFeed(({ before_id }) => (before_id ? postPage(20, 3) : postPage(0, 20)));
  renderApp(paths.feed);
  await findPost("Post number 19");
  scrollEverythingIntoView();
  await findPost("Post number 22");
  const last = postPage(19, 1)[0];
  expect(asked[1]).toEqual({ before_created_at: last?.created_at, before_id: last?.id });
  expect(articles()).toHaveLength(23);
  expect(screen.getByText("You're all caught up.")).toBeTruthy();
  expect(asked).toHaveLength(2);
});

test("newer posts appear on click with one request and receive the focus", async () => {
  let isLater = false;
  await signInForTest();
  const asked = answerFeed(({ before_id }) => {
    if (before_id) return postPage(20, 2);
    return isLater
      ? [postCard({ id: "new", content: "Hot off" }), ...postPage(0, 19)]
      : postPage(0, 20);
  });
  const counted = answerCall("count_newer_posts", () => 3);
  const { user } = renderApp(paths.feed);
  await findPost("Post number 19");
  scrollEverythingIntoView();
  await findPost("Post number 21");
  expect(counted).toEqual([]);

  isLater = true;
  await act(() => queryClient.invalidateQueries({ queryKey: ["posts", "newer"] }));
  const button = await screen.findByRole("button", { name: "3 new posts" });
  expect(screen.queryByText("Hot off")).toBeNull();
  const before = asked.length;
  await user.click(button);
  await findPost("Hot off");
  expect(asked.length - before).toBe(1);
  await waitFor(() => expect(document.activeElement).toBe(articles()[0]));
});

test("an empty feed shows its empty state", async () => {
  answerFeed(() => []);
  renderApp(paths.feed);
  expect(await screen.findByText("No posts yet.")).toBeTruthy();
  expect(screen.getByText("Be the first to share.")).toBeTruthy();
  expect(await screen.findByRole("link", { name: "Get the weekly digest" })).toBeTruthy();
});

test("a new member sees three things to do until they hide them", async () => {
  await signInForTest({ created_at: new Date().toISOString() });
  answerFeed(() => [postCard()]);
  const { user } = renderApp(paths.feed);
  await screen.findByRole("region", { name: "New here?" });
  expect(screen.getByRole("link", { name: "See posts near you" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Hide" }));
  expect(screen.queryByRole("region", { name: "New here?" })).toBeNull();
  cleanup();
  renderApp(paths.feed);
  await screen.findByRole("article");
  expect(screen.queryByRole("region", { name: "New here?" })).toBeNull();
});

test("the feed names the posts that are new since the last visit", async () => {
  const older = postCard({ id: "older", content: "Seen", created_at: "2026-11-19T12:00:00Z" });
  const marker = "The posts above are new since your last visit";
  let posts = [older];
  answerFeed(() => posts);
  renderApp(paths.feed);
  await findPost("Seen");
  expect(screen.queryByText(marker)).toBeNull();
  cleanup();
  queryClient.clear();
  posts = [postCard({ id: "newer", content: "New" }), older];
  renderApp(paths.feed);
  await findPost("New");
  const item = (await screen.findByText(marker)).closest("li");
  expect(item?.textContent).toContain("Seen");
});

test("the stories of a state show when members joined, what they pay, and the answer", async () => {
  const asked: string[] = [];
  server.use(
    http.get("http://api.test/rest/v1/story_cards", ({ request }) => {
      asked.push(new URL(request.url).searchParams.get("state") ?? "all");
      const story = postCard({
        kind: "story",
        doctor_id: "d1",
        practice_name: "Oak Family Medicine",
        joined_year: 2024,
        monthly_cost: 75,
      });
      return HttpResponse.json([{ ...story, answer: "Thank you for coming.", answered_at: null }]);
    }),
  );
  answerFeed(() => [postCard()]);
  const { user } = renderApp(paths.feed);
  await user.click(await screen.findByRole("link", { name: "Stories" }));
  expect(await screen.findByText("Joined in 2024 · $75 a month")).toBeTruthy();
  expect(screen.getByText("Thank you for coming.")).toBeTruthy();
  expect(screen.getByText("Oak Family Medicine")).toBeTruthy();
  await user.selectOptions(screen.getByLabelText("State"), "Oregon");
  await waitFor(() => expect(asked).toEqual(["all", "eq.OR"]));
});

test("a failed feed shows the error and can be retried", async () => {
  let isBroken = true;
  answerFeed(() => (isBroken ? apiError(400) : [postCard()]));
  const { user } = renderApp(paths.feed);
  expect(await screen.findByText("We couldn't load posts")).toBeTruthy();
  expect(await findToasts()).toEqual([`Error loading posts${genericMessages.invalid}`]);
  isBroken = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await findPost("My doctor called me back within the hour.");
});

test("a topic in the URL filters the feed, and an unknown one does not", async () => {
  const asked = answerFeed(() => [postCard({ topic: "costs" })]);
  const { user } = renderApp(paths.feedOf({ topic: "costs" }));
  const post = within(await screen.findByRole("article"));
  expect(post.getByRole("link", { name: "Costs and HSA" }).getAttribute("href")).toBe(
    paths.feedOf({ topic: "costs" }),
  );
  const topics = screen.getByRole<HTMLSelectElement>("combobox", { name: "Topic" });
  expect(topics.value).toBe("costs");
  await user.selectOptions(topics, "All topics");
  await waitFor(() => expect(asked).toEqual([{ in_topic: "costs" }, {}]));
});

test("an unknown topic in the URL shows the whole feed", async () => {
  const asked = answerFeed(() => [postCard()]);
  renderApp(`${paths.feed}?topic=__proto__&near=`);
  await screen.findByLabelText("State");
  expect(asked).toEqual([]);
  cleanup();
  renderApp(`${paths.feed}?topic=constructor`);
  await screen.findByRole("article");
  expect(asked).toEqual([{}]);
});

test("Near me asks for a state once, and the device stores it", async () => {
  const asked = answerFeed(() => []);
  const { user } = renderApp(paths.feedOf({ topic: "costs" }));
  await screen.findByText("No posts here yet.");
  await user.click(screen.getByRole("link", { name: "Near me" }));
  await user.selectOptions(await screen.findByLabelText("State"), "Oregon");
  await waitFor(() => expect(asked.at(-1)).toEqual({ in_topic: "costs", in_state: "OR" }));
  cleanup();
  renderApp(paths.feedOf({ near: "me" }));
  await screen.findByText("No posts here yet.");
  expect(asked.at(-1)).toEqual({ in_state: "OR" });
});

test("the feed can be searched, and results quote what matches", async () => {
  answerFeed(() => [postCard()]);
  const comment = { is_comment: true, excerpt: "An \uE000HSA\uE001 paid <b>it</b>" };
  const asked = answerCall("search_feed", () => [
    {
      id: "c1",
      post_id: postCard().id,
      created_at: postCard().created_at,
      user_id: otherId,
      author_name: "Ana Rivera",
      author_avatar_url: null,
      post_start: "Which **account**?",
      ...comment,
    },
    {
      id: "c2",
      post_id: postCard().id,
      created_at: postCard().created_at,
      user_id: otherId,
      author_name: "Ben Adler",
      author_avatar_url: null,
      post_start: "Which **account**?",
      is_comment: true,
      excerpt: "My \uE000HSA\uE001, too",
    },
  ]);
  const { user } = renderApp(paths.feed);
  await user.type(await screen.findByRole("searchbox"), "  hsa {Enter}");
  const result = await screen.findByRole("link", { name: "Comment by Ana Rivera" });
  expect(result.getAttribute("href")).toBe(paths.comment(postCard().id, "c1"));
  const thread = screen.getByRole("link", { name: "Which account?" });
  expect(thread.getAttribute("href")).toBe(paths.post(postCard().id));
  expect(within(thread.closest("li") as HTMLElement).getAllByRole("link")).toHaveLength(3);
  expect(screen.getAllByText("HSA").map(({ tagName }) => tagName)).toEqual(["MARK", "MARK"]);
  expect(screen.getByText("An paid <b>it</b>")).toBeTruthy();
  expect(asked).toEqual([{ query: "hsa" }]);
});

test("an unknown topic or state in the URL shows the whole feed or the choice of a state", async () => {
  const asked = answerFeed(() => [postCard()]);
  renderApp(`${paths.feed}?topic=astrology%00`);
  await screen.findByRole("article");
  expect(asked).toEqual([{}]);
  cleanup();
  renderApp(paths.feedOf({ near: "Narnia" }));
  expect(await screen.findByLabelText("State")).toBeTruthy();
  expect(asked).toHaveLength(1);
});

test("a member can save a post and finds it under Saved", async () => {
  await signInForTest();
  answerFeed(() => [postCard()]);
  let saved: object[] = [];
  server.use(http.get("http://api.test/rest/v1/post_bookmarks", () => HttpResponse.json(saved)));
  answerCall("list_bookmarked_posts", () => (saved.length > 0 ? [postCard()] : []));
  const sent = answerWrite("post", "post_bookmarks", () => {
    saved = [{ post_id: postCard().id }];
    return created();
  });
  const { user } = renderApp(paths.feed);
  await user.click(await screen.findByRole("link", { name: "Saved" }));
  await screen.findByText("No saved posts yet.");
  await user.click(screen.getByRole("link", { name: "New" }));
  await user.click(await screen.findByRole("button", { name: "More options for this post" }));
  await user.click(await screen.findByRole("button", { name: "Save post" }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ post_id: postCard().id, user_id: memberId }));
  await user.click(screen.getByRole("link", { name: "Saved" }));
  expect(await screen.findByRole("article", { name: /^Ana Rivera/ })).toBeTruthy();
});

test("a search without results suggests other words", async () => {
  answerFeed(() => []);
  answerCall("search_feed", () => []);
  renderApp(paths.feedOf({ search: "xqzvwkj" }));
  expect(await screen.findByText("Nothing contains “xqzvwkj”")).toBeTruthy();
});

test("a member can follow a topic and finds its posts under Following", async () => {
  await signInForTest();
  const asked = answerFeed(({ only_followed }) => (only_followed ? [] : [postCard()]));
  let followed_topics = ["membership"];
  server.use(
    http.get("http://api.test/rest/v1/notification_preferences", () =>
      HttpResponse.json([{ followed_topics }]),
    ),
  );
  const sent = answerWrite("post", "notification_preferences", (body) => {
    ({ followed_topics } = body as { followed_topics: string[] });
    return created();
  });
  const { user } = renderApp(paths.feedOf({ topic: "costs" }));
  await user.click(await screen.findByRole("button", { name: "Follow", pressed: false }));
  expect(await screen.findByRole("button", { name: "Following", pressed: true })).toBeTruthy();
  expect(sent[0]?.body).toEqual({ followed_topics: ["membership", "costs"] });
  await user.click(screen.getByRole("link", { name: "Following" }));
  expect(await screen.findByText("Nothing from those you follow yet.")).toBeTruthy();
  expect(asked.at(-1)).toEqual({ only_followed: true });
});

test("a visitor's feed has no Following", async () => {
  const asked = answerFeed(() => [postCard()]);
  renderApp(paths.followedPosts);
  await screen.findByRole("link", { name: "New" });
  expect(screen.queryByRole("link", { name: "Following" })).toBeNull();
  expect(asked).toEqual([]);
});
