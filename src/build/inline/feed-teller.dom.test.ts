import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { afterPaint } from "@/build/inline/after-paint";
import feedTeller from "@/build/inline/feed-teller";
import { outdated } from "@/build/inline/source";
import type { Post } from "@/hooks/posts/post";
import { pageSize } from "@/hooks/posts/post-page";
import { paths } from "@/lib/paths";
import { queryClient, takeAlong } from "@/lib/supabase/query-client";
import { renderPage, renderSampleFeed } from "@/prerender";
import { answerFeed, postCard, postPage } from "@/test/feed-api";
import { takeOver } from "@/test/take-over";

const api = { origin: "http://api.test", key: "public" };
const picture = "http://api.test/storage/v1/object/public/avatars/ana.webp";
const long = Array.from({ length: 20 }, (_, index) => `Line ${index}`).join("\n");

/** A page of posts, of which each is special in another way. */
const posts: Post[] = postPage(0, pageSize).map((post, index) => {
  const special: Partial<Post>[] = [
    { author_name: null },
    {
      author_name: "Dr. Marsh & <b>Sons</b>",
      is_staff: true,
      physician_checked_at: "2026-11-03T12:00:00Z",
    },
    { author_avatar_url: picture },
    { author_avatar_url: "https://elsewhere.example/ana.webp" },
    { kind: "story", doctor_id: post.id, practice_name: "Oak & Elm", affiliated: true },
    { doctor_id: null, practice_name: "Gone" },
    {
      is_owner: true,
      owner_since: "2026-11-01T12:00:00Z",
      edited_at: "2026-11-21T09:30:00Z",
      like_count: 1234,
    },
    { content: "See https://a.example/?b=<c>&d, and (https://b.example).\nBye" },
    { content: long },
    { content: "x".repeat(500) },
    { content: "  \u202Eturned\u202C\n\n\n\n\n\nand far below  " },
    { content: "https://only.example" },
    { created_at: new Date(Date.now() - 3 * 60_000).toISOString() },
  ];
  return { ...post, author_name: `Author ${index}`, ...special[index] };
});

const shownIn = (html: string) =>
  new DOMParser().parseFromString(`<section>${html}</section>`, "text/html").body;
const heldPosts = () => document.querySelector("script[type='application/json']")?.textContent;
const filled = () => document.querySelector("[data-filled]");

async function open(answer: () => Post[] | Response) {
  const asked = answerFeed(answer);
  feedTeller(api);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  return asked;
}

beforeEach(async () => {
  queryClient.clear();
  const { body } = await renderPage(paths.feed);
  document.body.innerHTML = `<div id="root" data-rendered="shell">${body}</div>
    <template data-samples>${await renderSampleFeed()}</template><script data-at-rest></script>`;
});

test("what it shows of posts is what the app would draw of them, to the letter", async () => {
  await open(() => posts);
  await vi.waitFor(() => expect(heldPosts()).toBeTruthy());
  const expected = shownIn(await renderSampleFeed(posts)).querySelectorAll("li");
  const cards = filled()?.querySelectorAll("li") ?? [];
  expect(cards).toHaveLength(pageSize);
  for (const [index, card] of cards.entries()) {
    expect(card.outerHTML).toBe(expected[index]?.outerHTML);
  }
});

test("the app takes the posts over as they stand, and asks for them no more", async () => {
  await open(() => posts);
  await vi.waitFor(() => expect(heldPosts()).toBeTruthy());
  vi.stubGlobal(
    "ResizeObserver",
    class extends EventTarget {
      observe() {}
      disconnect() {}
    },
  );
  const card = filled()?.querySelector("li");
  const asked = answerFeed(() => []);
  takeAlong(queryClient, heldPosts() ?? "");
  const { problems } = await takeOver(paths.feed);
  expect(problems).toEqual([]);
  expect(filled()?.querySelector("li")).toBe(card);
  expect(screen.getByText("20 posts shown")).toBeTruthy();
  expect(asked).toEqual([]);
});

test.each([
  ["are fewer than a page", () => [postCard()]],
  ["do not come", () => new Response(null, { status: 503 })],
])("the app is called when the posts %s", async (_, answer) => {
  const called = vi.fn();
  addEventListener(outdated, called, { once: true });
  await open(answer);
  await vi.waitFor(() => expect(called).toHaveBeenCalled());
  expect(heldPosts()).toBeUndefined();
  expect(filled()?.querySelector("li")).toBeNull();
});

test("posts that come once the app has been called are the app's", async () => {
  const read = vi.spyOn(Response.prototype, "json");
  let answer = (_: Post[]) => {};
  const asked = answerFeed(() => new Promise<Post[]>((resolve) => (answer = resolve)));
  feedTeller(api);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  document.querySelector("[data-at-rest]")?.remove();
  answer(posts);
  await vi.waitFor(() => expect(read).toHaveBeenCalled());
  await read.mock.results[0]?.value;
  await new Promise<void>(afterPaint);
  expect(heldPosts()).toBeUndefined();
});

test("a page that does not rest asks nothing", async () => {
  document.querySelector("[data-at-rest]")?.remove();
  const asked = answerFeed(() => posts);
  feedTeller(api);
  await new Promise<void>(afterPaint);
  expect(asked).toEqual([]);
});
