import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Post } from "@/hooks/community/post";
import { genericMessages } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { memberId, signInForTest } from "@/test/auth-api";
import { apiError } from "@/test/directory-api";
import { answerPost, postCard, postId } from "@/test/feed-api";
import { renderApp } from "@/test/render-app";

const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute("content");
const description = () =>
  document.head.querySelector('meta[name="description"]')?.getAttribute("content");

async function openPost(post: Partial<Post>, { isMember = true } = {}) {
  if (isMember) await signInForTest();
  answerPost(
    () => postCard(post),
    () => [],
  );
  renderApp(paths.post(postId));
  await screen.findByRole("heading", { level: 1 });
}

test("a post page has its own title and description", async () => {
  await openPost({ content: `One\n\ntwo ${"three ".repeat(30)}` }, { isMember: false });
  expect(screen.getByRole("heading", { level: 1, name: "Post by Ana Rivera" })).toBeTruthy();
  await waitFor(() => expect(document.title).toMatch(/^Post by Ana Rivera \|/));
  expect(description()).toMatch(/^One two three/);
  expect(description()).toHaveLength(150);
  expect(robots()).toBeUndefined();
  expect(await screen.findByText("Sign in to comment.")).toBeTruthy();
  expect(await screen.findByText("No comments yet.")).toBeTruthy();
});

test("a long post is shown whole on its own page", async () => {
  await openPost({ content: "A line\n".repeat(500) });
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

test("a hidden post shows a notice to its author, is not indexed, and cannot be commented on", async () => {
  await openPost({ user_id: memberId, hidden_at: "2026-11-20T12:00:00Z" });
  expect(screen.getByText("This post is hidden for now")).toBeTruthy();
  await waitFor(() => expect(robots()).toBe("noindex"));
  expect(screen.getByText("Comments are off while this post is hidden.")).toBeTruthy();
  expect(screen.queryByRole("form", { name: "New comment" })).toBeNull();
});

test.each([
  ["that is not there", () => null],
  ["with an address that is no id", () => apiError(400, null, "22P02")],
])("a post %s shows next steps", async (_name, answer) => {
  answerPost(answer, () => []);
  renderApp(paths.post("nonsense"));
  expect(await screen.findByRole("heading", { name: "This post isn't available" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "See the latest posts" })).toBeTruthy();
  await waitFor(() => expect(document.title).toMatch(/^Post not found/));
});

test("a post that fails to load can be retried", async () => {
  let isBroken = true;
  answerPost(
    () => (isBroken ? apiError(400) : postCard()),
    () => [],
  );
  const { user } = renderApp(paths.post(postId));
  expect(await screen.findByText(genericMessages.invalid)).toBeTruthy();
  isBroken = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "Post by Ana Rivera" })).toBeTruthy();
});
