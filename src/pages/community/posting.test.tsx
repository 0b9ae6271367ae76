import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { answerAuth, authError, memberId, signInForTest } from "@/test/auth-api";
import { apiError } from "@/test/directory-api";
import {
  answerCall,
  answerFeed,
  answerPost,
  answerWrite,
  created,
  postCard,
} from "@/test/feed-api";
import { renderApp } from "@/test/render-app";
import { endSession } from "@/test/sessions";
import { findToasts } from "@/test/toasts";

beforeEach(() => localStorage.clear());

const findBox = () =>
  screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Share something with the community" });
const postButton = () => screen.getByRole<HTMLButtonElement>("button", { name: "Post" });

async function openForm() {
  await signInForTest();
  answerFeed(() => [postCard()]);
  const app = renderApp(paths.feed);
  const box = await findBox();
  await screen.findByRole("article");
  const write = async (text: string) => {
    await app.user.click(box);
    await app.user.paste(text);
  };
  return { ...app, box, write };
}

test.each([
  ["nothing", ""],
  ["white space", "  \n\n \t"],
  ["zero-width characters", "\u200b\u200d\u2060\ufeff"],
  ["5,001 characters", "x".repeat(5001)],
])("%s cannot be posted", async (_name, text) => {
  const { write } = await openForm();
  if (text) await write(text);
  expect(postButton().disabled).toBe(true);
});

test("near the limit, the remaining characters are shown, counting an emoji as one", async () => {
  const { write, box } = await openForm();
  await write("x".repeat(4799));
  expect(screen.queryByText(/left$/)).toBeNull();
  await write("👨‍👩‍👧‍👦");
  expect(screen.getByText("200 characters left")).toBeTruthy();
  await write("y".repeat(201));
  expect(screen.getByText("1 character too many")).toBeTruthy();
  expect(box.getAttribute("aria-invalid")).toBe("true");
});

test("a post is trimmed and added on top, and the form is cleared", async () => {
  const { user, write, box } = await openForm();
  const sent = answerWrite("post", "posts", created);
  answerPost(
    () => postCard({ id: "own", user_id: memberId, author_name: "Sam Whitlock", content: "Hello" }),
    () => [],
  );
  await write("  Hello \n");
  await user.dblClick(postButton());
  expect(await findToasts()).toEqual(["Post created!“Hello” is at the top of the feed."]);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({ user_id: memberId, content: "Hello", kind: "post" });
  const articles = screen.getAllByRole("article");
  expect(articles.map((one) => one.textContent?.includes("Hello"))).toEqual([true, false]);
  expect(box.value).toBe("");
});

test.each(["New", "Saved"])(
  "a post that is published under %s receives the focus in the feed",
  async (tab) => {
    const { user, write } = await openForm();
    answerWrite("post", "posts", created);
    answerPost(
      () =>
        postCard({ id: "own", user_id: memberId, author_name: "Sam Whitlock", content: "Hello" }),
      () => [],
    );
    answerCall("list_bookmarked_posts", () => []);
    await user.click(screen.getByRole("link", { name: tab }));
    await write("Hello");
    await user.click(postButton());
    const article = await screen.findByRole("article", { name: /^Sam Whitlock/ });
    await waitFor(() => expect(document.activeElement).toBe(article));
  },
);

test("after a lost response, the same text keeps its id, and a changed one gets a new id", async () => {
  const { user, write, box } = await openForm();
  const sent = answerWrite("post", "posts", () => HttpResponse.error());
  await write("Hello");
  await user.click(postButton());
  await waitFor(() => expect(postButton().getAttribute("aria-busy")).toBeNull());
  expect(await findToasts()).toEqual([
    "ErrorWe couldn't reach the server. Check your connection and try again.",
  ]);
  expect(box.value).toBe("Hello");
  await user.click(postButton());
  await waitFor(() => expect(sent).toHaveLength(2));
  await waitFor(() => expect(postButton().getAttribute("aria-busy")).toBeNull());
  await write(" again");
  await user.click(postButton());
  await waitFor(() => expect(sent).toHaveLength(3));
  await waitFor(() => expect(postButton().getAttribute("aria-busy")).toBeNull());
  const ids = sent.map(({ body }) => (body as { id: string }).id);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

test("the database's rate limit message is shown, and the text is kept", async () => {
  const { user, write, box } = await openForm();
  const limit = { action: "posts", max: 5, is_first_day: true, is_hourly: false, minutes: 1200 };
  answerWrite("post", "posts", () => apiError(429, "rate_limit_reached", "PT429", limit));
  await write("Hello");
  await user.click(postButton());
  expect(await findToasts()).toEqual([
    "ErrorYou've reached the limit of 5 posts on your first day. You can try again in 20 hours.",
  ]);
  expect(box.value).toBe("Hello");
});

test("a post is sent with the topic that its author chose", async () => {
  const { user, write } = await openForm();
  const sent = answerWrite("post", "posts", created);
  answerPost(
    () => null,
    () => [],
  );
  await write("Hello");
  const form = within(screen.getByRole("form", { name: "New post" }));
  await user.selectOptions(form.getByRole("combobox", { name: /^Topic/ }), "For physicians");
  await user.click(postButton());
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ topic: "physicians" }));
});

test("the draft is restored after a reload", async () => {
  const { write, unmount } = await openForm();
  await write("Half a thought");
  unmount();
  renderApp(paths.feed);
  expect((await findBox()).value).toBe("Half a thought");
});

test("when the session ends, a notice is shown and the draft is kept", async () => {
  const { user, write } = await openForm();
  answerWrite("post", "posts", () => apiError(401, null, "PGRST303"));
  answerAuth("get", "/user", () => authError(403, "session_not_found", "Session not found"));
  await write("Half a thought");
  await user.click(postButton());
  expect(await findToasts()).toEqual(["ErrorNot authenticated"]);
  expect(await screen.findByText("You're signed out")).toBeTruthy();
  await signInForTest();
  expect((await findBox()).value).toBe("Half a thought");
});

test("one member's draft is not shown to another", async () => {
  const { write } = await openForm();
  await write("Between us");
  await endSession();
  expect(await screen.findByText("You're signed out")).toBeTruthy();
  const { signInAs } = await import("@/test/sessions");
  await signInAs("33333333-3333-4333-8333-333333333333", "other@example.com");
  expect((await findBox()).value).toBe("");
});
