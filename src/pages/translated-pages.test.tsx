import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { answerAuth, authError, memberId, signInForTest } from "@/test/auth-api";
import { answerFeed, answerPost, answerWrite, created, postCard } from "@/test/feed-api";
import { renderApp } from "@/test/render-app";
import { findToasts } from "@/test/toasts";
import { translatePage } from "@/test/translate-page";

beforeEach(() => localStorage.clear());

test("signing in on a translated page shows what is wrong", async () => {
  answerAuth("post", "/token", () =>
    authError(400, "invalid_credentials", "Invalid login credentials"),
  );
  const { user } = renderApp(paths.signIn(paths.feed));
  const email = await screen.findByRole("textbox", { name: "Email" });
  translatePage();
  const signIn = screen.getByRole("button", { name: "Sign In" });
  await user.click(signIn);
  await waitFor(() => expect(email.getAttribute("aria-invalid")).toBe("true"));
  await user.type(email, "ada@example.com");
  await user.type(screen.getByLabelText("Password"), "wrong secret");
  await user.click(signIn);
  expect(await findToasts()).toEqual([
    "Error signing inYour email or password is incorrect. Try again, or reset your password.",
  ]);
  expect(screen.getByRole("button", { name: "Sign In" })).toBe(signIn);
});

async function openFeed() {
  await signInForTest();
  answerFeed(() => [postCard()]);
  const app = renderApp(paths.feed);
  await screen.findByRole("article");
  const box = await screen.findByRole("textbox", { name: "Share something with the community" });
  translatePage();
  return { ...app, box };
}

test("a post on a translated page is added once, and the form stays", async () => {
  const { user, box } = await openFeed();
  const sent = answerWrite("post", "posts", created);
  answerPost(
    () => postCard({ id: "own", user_id: memberId, author_name: "Sam Whitlock", content: "Hello" }),
    () => [],
  );
  await user.click(box);
  await user.paste("Hello");
  await user.click(screen.getByRole("button", { name: "Post" }));
  expect(await findToasts()).toEqual(["Post created!"]);
  expect(sent).toHaveLength(1);
  expect(screen.getAllByRole("article")).toHaveLength(2);
  expect(screen.getByRole("form", { name: "New post" })).toBeTruthy();
});

test("a like on a translated page changes the count", async () => {
  const { user } = await openFeed();
  answerWrite("post", "post_likes", created);
  const like = screen.getByRole("button", { name: /^Like/ });
  await user.click(like);
  await waitFor(() => expect(like.textContent).toBe("Like 4"));
});
