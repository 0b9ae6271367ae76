import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test } from "vitest";
import type { Comment } from "@/hooks/community/comments";
import type { Post } from "@/hooks/community/post";
import { paths } from "@/lib/paths";
import { memberId, signInForTest } from "@/test/auth-api";
import { answerCurrentMember } from "@/test/current-member-api";
import { apiError } from "@/test/directory-api";
import {
  answerCall,
  answerPost,
  answerWrite,
  commentCard,
  created,
  otherId,
  postCard,
  postId,
} from "@/test/feed-api";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";
import { findToasts } from "@/test/toasts";

beforeEach(() => localStorage.clear());

async function openPost(
  given: {
    post?: Partial<Post>;
    comments?: Comment[] | (() => Comment[]);
    isMember?: boolean;
  } = {},
) {
  const { post = {}, comments = [], isMember = true } = given;
  if (isMember) await signInForTest();
  const asked = answerPost(
    () => postCard(post),
    () => (typeof comments === "function" ? comments() : comments),
  );
  const app = renderApp(paths.post(postId));
  await screen.findByRole("heading", { level: 1 });
  return { ...app, asked };
}

test("comments say who wrote them", async () => {
  await openPost({
    comments: [
      commentCard({
        is_author: true,
        is_owner: true,
        owner_since: "2026-11-01T12:00:00Z",
        is_site_admin: true,
      }),
    ],
    isMember: false,
  });
  const comment = within(
    (await screen.findByText("Mine does that too.")).closest("article") as HTMLElement,
  );
  for (const mark of ["Author", "Owner of this practice since Nov 1, 2026", "DPC Nearby team"]) {
    expect(comment.getByText(mark)).toBeTruthy();
  }
});

test("a comment is sent once, appended, and counted", async () => {
  const { user } = await openPost({ comments: [commentCard()], post: { comment_count: 1 } });
  const mine = commentCard({ id: "own", user_id: memberId, content: "Thank you" });
  const sent = answerWrite("post", "post_comments", created);
  server.use(http.get("http://api.test/rest/v1/comment_cards", () => HttpResponse.json([mine])));
  const button = await screen.findByRole<HTMLButtonElement>("button", { name: "Comment" });
  expect(button.disabled).toBe(true);
  await user.type(screen.getByRole("textbox", { name: "Write a comment" }), "Thank you");
  await user.dblClick(button);
  const text = await screen.findByText("Thank you", { selector: "p" });
  await waitFor(() => expect(document.activeElement).toBe(text.closest("article")));
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({ post_id: postId, user_id: memberId, content: "Thank you" });
  expect(screen.getByRole("link", { name: "Comments 2" })).toBeTruthy();
});

test("the form for a comment is above the comments", async () => {
  await openPost({ comments: [commentCard()] });
  const form = await screen.findByRole("form", { name: "New comment" });
  const text = await screen.findByText(commentCard().content);
  expect(form.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("a rejected comment shows an error and keeps the text", async () => {
  const { user } = await openPost();
  answerWrite("post", "post_comments", () => apiError(403, null, "42501"));
  const box = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Write a comment" });
  await user.type(box, "Hello");
  await user.click(screen.getByRole("button", { name: "Comment" }));
  expect(await findToasts()).toEqual(["ErrorYou can't comment on this post."]);
  expect(box.value).toBe("Hello");
});

test("an own comment is deleted at once and can be restored with Undo", async () => {
  const mine = commentCard({ id: "own", user_id: memberId, content: "Mine" });
  let comments = [commentCard({ user_id: otherId }), mine];
  const { user } = await openPost({ comments: () => comments });
  answerCall("delete_comment", () => null);
  answerCall("restore_comment", () => null);
  const article = within((await screen.findByText("Mine")).closest("article") as HTMLElement);
  await user.click(article.getByRole("button", { name: "More options for this comment" }));
  await user.click(await article.findByRole("button", { name: "Delete" }));
  const undo = await screen.findByRole("button", { name: "Undo" });
  await waitFor(() => expect(screen.queryByText("Mine")).toBeNull());
  comments = [...comments];
  await user.click(undo);
  expect(await screen.findByText("Mine")).toBeTruthy();
});

test("a reply follows the thread of its comment", async () => {
  const other = commentCard({ id: "later", thread_id: "later", content: "Later" });
  const { user } = await openPost({ comments: [commentCard(), other] });
  const reply = commentCard({
    id: "own",
    user_id: memberId,
    content: "Tell me more",
    reply_to: commentCard().id,
  });
  const sent = answerWrite("post", "post_comments", created);
  server.use(http.get("http://api.test/rest/v1/comment_cards", () => HttpResponse.json([reply])));
  const [button] = await screen.findAllByRole("button", { name: "Reply to Ana Rivera" });
  await user.click(button as HTMLElement);
  const box = screen.getByRole("textbox", { name: "Reply to Ana Rivera" });
  expect(document.activeElement).toBe(box);
  await user.type(box, "Tell me more{Control>}{Enter}{/Control}");
  await screen.findByText("Tell me more", { selector: "p" });
  expect(sent[0]?.body).toMatchObject({ content: "Tell me more", reply_to: commentCard().id });
  const texts = screen.getAllByRole("article").map((one) => one.textContent);
  expect(texts.findIndex((text) => text?.includes("Tell me more"))).toBe(2);
  expect(screen.queryByRole("form", { name: "New reply" })).toBeNull();
});

test("a reply to a reply starts with a mention of its author", async () => {
  const reply = commentCard({ id: "reply", content: "So?", reply_to: commentCard().id });
  const { user } = await openPost({ comments: [commentCard(), reply] });
  const buttons = await screen.findAllByRole("button", { name: "Reply to Ana Rivera" });
  await user.click(buttons[1] as HTMLElement);
  const box = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Reply to Ana Rivera" });
  expect(box.value).toBe("@Ana Rivera ");
});

test("a reply to a comment that was just deleted says so and keeps the text", async () => {
  const { user } = await openPost({ comments: [commentCard()] });
  answerWrite("post", "post_comments", () => apiError(404, "comment_not_found", "P0002"));
  await user.click(await screen.findByRole("button", { name: "Reply to Ana Rivera" }));
  const box = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Reply to Ana Rivera" });
  await user.type(box, "Late");
  await user.click(screen.getByRole("button", { name: "Reply" }));
  expect(await findToasts()).toEqual(["ErrorThis comment was deleted, so you can't reply to it."]);
  expect(box.value).toBe("Late");
});

test("typing @ suggests the people of the thread, and Enter inserts a name", async () => {
  const ben = commentCard({ id: "ben", user_id: "ben", author_name: "Ben (DPC) Ochoa" });
  const own = commentCard({ id: "own", user_id: memberId, author_name: "Sam Whitlock" });
  const { user } = await openPost({ comments: [ben, own] });
  await screen.findAllByText("Mine does that too.");
  const box = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Write a comment" });
  await user.type(box, "Thanks @");
  const options = screen.getAllByRole("option");
  expect(options.map((option) => option.textContent)).toEqual(["Ana Rivera", "Ben (DPC) Ochoa"]);
  expect(screen.getByText("2 suggestions. Choose with the arrow keys and Enter.")).toBeTruthy();
  await user.keyboard("{ArrowDown}");
  expect(box.getAttribute("aria-activedescendant")).toBe(options[1]?.id);
  await user.keyboard("{Enter}for this");
  expect(box.value).toBe("Thanks @Ben (DPC) Ochoa for this");
  expect(screen.queryByRole("listbox")).toBeNull();
  await user.type(box, " @ana{Escape}");
  expect(screen.queryByRole("listbox")).toBeNull();
  await user.type(box, " R");
  await user.click(screen.getByRole("option", { name: "Ana Rivera" }));
  expect(box.value).toMatch(/ @Ana Rivera $/);
});

test("a mention links to the profile of a person in the thread, and other names are text", async () => {
  const content = "@Ana Rivera and @Blocked Person, mail me@ana rivera.example";
  await openPost({ comments: [commentCard({ author_name: "Sam", user_id: memberId, content })] });
  const link = await screen.findByRole("link", { name: "@Ana Rivera" });
  expect(link.getAttribute("href")).toBe(paths.profile(otherId));
  expect(screen.queryByRole("link", { name: /Blocked/ })).toBeNull();
});

test("a link to a comment loads pages until it is found, and focuses it", async () => {
  const page = Array.from({ length: 30 }, (_, index) => commentCard({ id: `c${index}` }));
  const wanted = commentCard({ id: "wanted", content: "Here" });
  const pages = [page, [wanted]];
  answerPost(
    () => postCard(),
    () => pages.shift() ?? [],
  );
  renderApp(paths.comment(postId, "wanted"));
  const text = await screen.findByText("Here");
  await waitFor(() => expect(document.activeElement).toBe(text.closest("article")));
});

test("a link to a comment that was deleted says so", async () => {
  answerPost(
    () => postCard(),
    () => [commentCard()],
  );
  renderApp(paths.comment(postId, "gone"));
  expect(
    await screen.findByText("The comment you were looking for isn't available anymore."),
  ).toBeTruthy();
});

test("the earlier versions of an edited comment are shown on request", async () => {
  const edited = commentCard({ edited_at: "2026-11-20T12:00:00Z" });
  const { user } = await openPost({ comments: [edited], isMember: false });
  const asked: URL[] = [];
  server.use(
    http.get("http://api.test/rest/v1/content_versions", ({ request }) => {
      asked.push(new URL(request.url));
      return HttpResponse.json([
        { id: "v", content: "Before", written_at: "2026-11-20T11:00:00Z", is_public: true },
      ]);
    }),
  );
  await user.click(await screen.findByRole("button", { name: "More options for this comment" }));
  await user.click(await screen.findByRole("button", { name: "Earlier versions" }));
  const dialog = within(
    await screen.findByRole("dialog", { name: "Earlier versions of this comment" }),
  );
  expect(await dialog.findByText("Before")).toBeTruthy();
  expect(asked[0]?.searchParams.get("comment_id")).toBe(`eq.${edited.id}`);
});

test("the menu of an edited comment without earlier versions that the reader can see has none", async () => {
  const edited = commentCard({ edited_at: "2026-11-20T12:00:00Z" });
  const { user } = await openPost({ comments: [edited], isMember: false });
  const asked: URL[] = [];
  server.use(
    http.get("http://api.test/rest/v1/content_versions", ({ request }) => {
      asked.push(new URL(request.url));
      return HttpResponse.json([]);
    }),
  );
  await user.click(await screen.findByRole("button", { name: "More options for this comment" }));
  await screen.findByRole("button", { name: "Report…" });
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole("button", { name: "Earlier versions" })).toBeNull();
});

test("a suspended member sees that instead of the forms, with the end and how to appeal", async () => {
  await signInForTest();
  answerCurrentMember({ suspended_because: "Spam", suspended_until: "2026-12-24T12:00:00Z" });
  const { user } = await openPost({
    comments: [commentCard({ user_id: memberId })],
    isMember: false,
  });
  const notice = "Your account is suspended until Dec 24, 2026";
  await screen.findByText(notice);
  expect(screen.queryByRole("textbox", { name: "Write a comment" })).toBeNull();
  const main = within(screen.getByRole("main"));
  expect(main.getByRole("link", { name: "Appeal on your dashboard" }).getAttribute("href")).toBe(
    paths.dashboard,
  );
  const comment = screen.getByText("Mine does that too.").closest("article") as HTMLElement;
  await user.click(within(comment).getByRole("button", { name: "Reply to Ana Rivera" }));
  within(comment).getByText(notice);
  await user.click(within(comment).getByRole("button", { name: "More options for this comment" }));
  await user.click(await within(comment).findByRole("button", { name: "Edit" }));
  expect(within(comment).queryByText("Mine does that too.")).toBeNull();
  await within(comment).findByText(notice);
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("replies to a comment that is gone say so", async () => {
  await openPost({ comments: [commentCard({ reply_to: "gone", thread_id: "gone" })] });
  expect(await screen.findByText("Reply to a comment that isn't available anymore.")).toBeTruthy();
});

test("a member can like a comment and take it back", async () => {
  const { user } = await openPost({ comments: [commentCard({ like_count: 2 })] });
  const sent = answerWrite("post", "comment_likes", created);
  const gone = answerWrite(
    "delete",
    "comment_likes",
    () => new HttpResponse(null, { status: 204 }),
  );
  await user.click(await screen.findByRole("button", { name: "Like 2", pressed: false }));
  await user.click(await screen.findByRole("button", { name: "Like 3", pressed: true }));
  expect(await screen.findByRole("button", { name: "Like 2", pressed: false })).toBeTruthy();
  await waitFor(() => expect(gone).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ comment_id: commentCard().id, user_id: memberId });
});

test("a rejected like of a comment is taken back", async () => {
  const { user } = await openPost({ comments: [commentCard()] });
  answerWrite("post", "comment_likes", () => apiError(403, null, "42501"));
  await user.click(await screen.findByRole("button", { name: "Like 0" }));
  expect(await findToasts()).toEqual([
    "ErrorYou can't react to this comment. It may have been deleted.",
  ]);
  expect(screen.getByRole("button", { name: "Like 0", pressed: false })).toBeTruthy();
});

test("the author of a question marks the comment that answers it", async () => {
  const { user } = await openPost({ post: { user_id: memberId }, comments: [commentCard()] });
  const { id } = commentCard();
  const sent = answerWrite("patch", "posts", (body) => HttpResponse.json([body]));
  await user.click(await screen.findByRole("button", { name: "This answers my question" }));
  expect(await screen.findByText("Answered the question")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Answered" }).getAttribute("href")).toBe(
    paths.comment(postId, id),
  );
  await user.click(screen.getByRole("button", { name: "This answers my question", pressed: true }));
  await waitFor(() => expect(screen.queryByText("Answered the question")).toBeNull());
  expect(sent.map(({ body }) => body)).toEqual([{ answer_id: id }, { answer_id: null }]);
});

test.each([{ user_id: otherId }, { user_id: memberId, kind: "story" }] as const)(
  "no comment is marked as the answer to %o",
  async (post) => {
    await openPost({ post, comments: [commentCard()] });
    await screen.findByRole("button", { name: "Like 0" });
    expect(screen.queryByRole("button", { name: "This answers my question" })).toBeNull();
  },
);

test("a member can follow a post", async () => {
  const { user } = await openPost();
  let follows: object[] = [];
  server.use(http.get("http://api.test/rest/v1/post_follows", () => HttpResponse.json(follows)));
  const sent = answerWrite("post", "post_follows", () => {
    follows = [{ post_id: postId }];
    return created();
  });
  await user.click(await screen.findByRole("button", { name: "Follow", pressed: false }));
  expect(await screen.findByRole("button", { name: "Following", pressed: true })).toBeTruthy();
  expect(sent[0]?.body).toEqual({ post_id: postId, user_id: memberId });
});

test("more comments load page by page", async () => {
  const page = Array.from({ length: 30 }, (_, index) =>
    commentCard({ id: `c${index}`, content: `Comment ${index}` }),
  );
  let isFirst = true;
  const { user, asked } = await openPost({
    comments: () => {
      const answer = isFirst ? page : [commentCard({ id: "c30", content: "Comment 30" })];
      isFirst = false;
      return answer;
    },
    isMember: false,
  });
  await user.click(await screen.findByRole("button", { name: "Load more comments" }));
  expect(await screen.findByText("Comment 30")).toBeTruthy();
  expect(asked[1]).toMatchObject({ target: postId, after_id: "c29" });
  expect(screen.queryByRole("button", { name: "Load more comments" })).toBeNull();
});
