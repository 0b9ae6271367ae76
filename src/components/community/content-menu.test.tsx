import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { paths } from "@/lib/paths";
import { memberId, signInForTest } from "@/test/auth-api";
import { answerCurrentMember } from "@/test/current-member-api";
import { apiError } from "@/test/directory-api";
import { answerPost, commentCard, created, otherId, postCard, postId } from "@/test/feed-api";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";
import { findToasts } from "@/test/toasts";
import { answerChange } from "@/test/write-api";

const menuButton = (kind = "post") =>
  screen.findByRole("button", { name: `More options for this ${kind}` });

async function openMenu(user: UserEvent, kind = "post") {
  const button = await menuButton(kind);
  await user.click(button);
  const panel = document.getElementById(button.getAttribute("popovertarget") ?? "");
  if (!panel) throw new Error("The button opens nothing");
  await within(panel).findAllByRole("button");
  const entries = within(panel).getAllByRole("button");
  return { button, names: entries.map((entry) => entry.textContent) };
}

async function choose(user: UserEvent, name: string) {
  await openMenu(user);
  await user.click(screen.getByRole("button", { name }));
  return within(await screen.findByRole("dialog"));
}

test("a visitor sees only Report, which asks them to sign in", async () => {
  answerPost(() => postCard());
  const { user } = renderApp(paths.post(postId));
  expect((await openMenu(user)).names).toEqual(["Report…"]);
  await user.click(screen.getByRole("button", { name: "Report…" }));
  expect(
    await screen.findByRole("dialog", { name: "Please sign in to report posts" }),
  ).toBeTruthy();
  const link = screen.getByRole("link", { name: "Sign In" });
  expect(link.getAttribute("href")).toBe(paths.signIn(paths.post(postId)));
});

test("authors can edit and delete, others report and block, admins moderate", async () => {
  await signInForTest();
  answerPost(
    () => postCard(),
    () => [commentCard({ user_id: memberId })],
  );
  const { user, unmount } = renderApp(paths.post(postId));
  expect((await openMenu(user, "comment")).names).toEqual(["Edit", "Delete"]);
  await user.keyboard("{Escape}");
  expect((await openMenu(user)).names).toEqual(["Save post", "Report…", "Block Ana Rivera…"]);
  unmount();

  answerCurrentMember({ roles: ["admin"] });
  const again = renderApp(paths.post(postId));
  const { names } = await openMenu(again.user);
  expect(names).toEqual(["Save post", "Report…", "Block Ana Rivera…", "Remove…", "Erase…"]);
  again.unmount();

  answerPost(() => postCard({ hidden_at: "2026-11-03T12:00:00+00:00", author_name: null }));
  const hidden = await openMenu(renderApp(paths.post(postId)).user);
  expect(hidden.names).toEqual([
    "Save post",
    "Report…",
    "Block this person…",
    "Keep…",
    "Remove…",
    "Erase…",
  ]);
});

test("the people of a practice can edit its answer, and its former people cannot", async () => {
  await signInForTest();
  let answer = commentCard({ is_answer: true, can_edit: true });
  answerPost(
    () => postCard(),
    () => [answer],
  );
  const { user, unmount } = renderApp(paths.post(postId));
  expect((await openMenu(user, "comment")).names).toEqual(["Edit", "Delete"]);
  unmount();

  answer = commentCard({ is_answer: true, user_id: memberId });
  const again = renderApp(paths.post(postId));
  expect((await openMenu(again.user, "comment")).names).toEqual(["Report…"]);
});

test("Escape and a click outside close the menu", async () => {
  await signInForTest();
  answerPost(() => postCard());
  const { user } = renderApp(paths.post(postId));
  const { button } = await openMenu(user);
  await user.keyboard("{Tab}{Escape}");
  expect(screen.queryByRole("button", { name: "Report…" })).toBeNull();
  expect(document.activeElement).toBe(button);
  await openMenu(user);
  await user.click(screen.getByText(postCard().content));
  expect(screen.queryByRole("button", { name: "Report…" })).toBeNull();
});

test("a report requires a reason, and a note for Something else, and then confirms", async () => {
  await signInForTest();
  answerPost(() => postCard());
  const sent = answerChange("post", "reports", created);
  const { user } = renderApp(paths.post(postId));
  const dialog = await choose(user, "Report…");
  const send = dialog.getByRole("button", { name: "Send report" });
  await user.click(send);
  expect(await dialog.findByText("Choose a reason")).toBeTruthy();
  await user.selectOptions(dialog.getByLabelText("Reason"), "Something else");
  await user.click(send);
  expect(await dialog.findByText("Tell us what's wrong")).toBeTruthy();
  expect(sent).toEqual([]);
  await user.type(dialog.getByLabelText("Details"), " Sells pills ");
  await user.click(send);
  expect((await findToasts())[0]).toMatch(/An admin will review it\./);
  expect(sent).toEqual([
    { id: expect.any(String), post_id: postId, reason: "other", note: "Sells pills" },
  ]);
  await waitFor(async () => expect(document.activeElement).toBe(await menuButton()));
});

test.each([
  [409, "23505", /You already reported this/],
  [403, "42501", /This content no longer exists/],
])("a report rejected with %i shows the error in the form", async (status, code, message) => {
  await signInForTest();
  answerPost(() => postCard());
  answerChange("post", "reports", () => apiError(status, null, code));
  const { user } = renderApp(paths.post(postId));
  const dialog = await choose(user, "Report…");
  await user.selectOptions(dialog.getByLabelText("Reason"), "Spam or advertising");
  await user.click(dialog.getByRole("button", { name: "Send report" }));
  expect((await dialog.findByRole("alert")).textContent).toMatch(message);
});

test("blocking explains itself, hides the post, and mentions how to undo it", async () => {
  await signInForTest();
  const sent = answerChange("post", "blocks", created);
  answerPost(() => (sent.length > 0 ? null : postCard()));
  const { user } = renderApp(paths.post(postId));
  const dialog = await choose(user, "Block Ana Rivera…");
  expect(dialog.getByText("They can't like, comment on, or share your posts.")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Block" }));
  expect(await findToasts()).toEqual([
    "You blocked Ana RiveraYou can unblock them in your settings.",
  ]);
  expect(sent).toMatchObject([{ blocked_id: otherId }]);
  const heading = await screen.findByRole("heading", { name: "This post isn't available" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test("a failed block shows an error and keeps the post", async () => {
  await signInForTest();
  answerPost(() => postCard());
  answerChange("post", "blocks", () => apiError(409, null, "23503"));
  const { user } = renderApp(paths.post(postId));
  const dialog = await choose(user, "Block Ana Rivera…");
  await user.click(dialog.getByRole("button", { name: "Block" }));
  expect(await findToasts()).toEqual(["ErrorThis account no longer exists."]);
  expect(screen.getByText(postCard().content)).toBeTruthy();
});

test("removing requires a reason, which a failed attempt keeps", async () => {
  await signInForTest();
  answerCurrentMember({ roles: ["admin"] });
  let failsOnce = true;
  let removedAt: string | null = null;
  const sent = answerChange("post", "rpc/moderate_post", () => {
    if (!failsOnce) removedAt = "2026-11-03T12:00:00+00:00";
    const answer = failsOnce
      ? apiError(403, "admin_required", "42501")
      : new Response(null, { status: 204 });
    failsOnce = false;
    return answer;
  });
  answerPost(() =>
    postCard({ hidden_at: removedAt, removed_at: removedAt, hidden_reason: "Advertising" }),
  );
  const { user } = renderApp(paths.post(postId));
  const dialog = await choose(user, "Remove…");
  const remove = dialog.getByRole("button", { name: "Remove" });
  await user.click(remove);
  expect(dialog.getByText("Enter a reason")).toBeTruthy();
  await user.type(dialog.getByLabelText("Reason"), " Advertising ");
  await user.click(remove);
  expect((await dialog.findByRole("alert")).textContent).toBe("Only admins can do this.");
  await user.click(remove);
  expect(await findToasts()).toEqual(["Post removed"]);
  expect(sent.at(-1)).toEqual({
    target: postId,
    decision: "remove",
    reason: "Advertising",
    seen_version: 1,
  });
  expect(await screen.findByText("An admin removed this post")).toBeTruthy();
  const { names } = await openMenu(user);
  expect(names).toEqual(["Save post", "Report…", "Block Ana Rivera…", "Keep…", "Erase…"]);
});

const answerContent = (rows: object[]) =>
  server.use(http.get("http://api.test/rest/v1/posts", () => HttpResponse.json(rows)));

test.each([
  ["content_changed", "This has changed since you opened it. Please review it again."],
  ["already_decided", "This has already been decided."],
] as const)(
  "a decision that fails with %s shows the current text, and the next attempt uses its version",
  async (hint, message) => {
    await signInForTest();
    answerCurrentMember({ roles: ["admin"] });
    const content = "My doctor calls me back";
    answerContent([{ content, version: 2, hidden_at: null, removed_at: null }]);
    let isStale = true;
    const sent = answerChange("post", "rpc/moderate_post", () => {
      const answer = isStale ? apiError(409, hint) : new Response(null, { status: 204 });
      isStale = false;
      return answer;
    });
    answerPost(() => postCard());
    const { user } = renderApp(paths.post(postId));
    const dialog = await choose(user, "Remove…");
    await user.type(dialog.getByLabelText("Reason"), "Spam");
    await user.click(dialog.getByRole("button", { name: "Remove" }));
    expect((await dialog.findByRole("alert")).textContent).toContain(`${message} It isn't hidden.`);
    expect(dialog.getByText(content)).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Remove" }));
    expect(await findToasts()).toEqual(["Post removed"]);
    expect(sent).toMatchObject([{ seen_version: 1 }, { seen_version: 2 }]);
  },
);

test("a decision about deleted content closes the dialog with an error", async () => {
  await signInForTest();
  answerCurrentMember({ roles: ["admin"] });
  let isGone = false;
  answerContent([]);
  answerChange("post", "rpc/erase_post", () => {
    isGone = true;
    return apiError(409, "content_changed");
  });
  answerPost(() => (isGone ? null : postCard()));
  const { user } = renderApp(paths.post(postId));
  const dialog = await choose(user, "Erase…");
  expect(dialog.getByText(/This can't be undone/)).toBeTruthy();
  await user.type(dialog.getByLabelText("Reason"), "Spam");
  await user.click(dialog.getByRole("button", { name: "Erase permanently" }));
  expect(await findToasts()).toEqual(["ErrorThis post was deleted."]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
