import { screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import type { Comment } from "@/hooks/community/comments";
import { paths } from "@/lib/paths";
import { signInForTest } from "@/test/auth-api";
import { answerPost, answerWrite, commentCard, created, postCard, postId } from "@/test/feed-api";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";
import { findToasts } from "@/test/toasts";

const rest = "http://api.test/rest/v1";
const practiceId = "5f0c4c1e-0000-4000-8000-000000000001";

async function openStory(practices: object[], comments: Comment[] = []) {
  await signInForTest();
  server.use(
    http.post(`${rest}/rpc/list_my_practices`, () => HttpResponse.json(practices)),
    http.get(`${rest}/doctors`, () => HttpResponse.json([{ phone: "+15125550100" }])),
  );
  answerPost(
    () => postCard({ kind: "story", doctor_id: practiceId, practice_name: "Sage Direct Care" }),
    () => comments,
  );
  return renderApp(paths.post(postId));
}

const ownPractice = {
  doctor_id: practiceId,
  practice_name: "Sage Direct Care",
  role: "owner",
  permissions: [],
};

test("an owner commenting on a story about their practice sees a warning and a neutral reply", async () => {
  const { user } = await openStory([ownPractice]);
  expect(await screen.findByText("Don't confirm that anyone is a patient")).toBeTruthy();
  await user.click(await screen.findByRole("button", { name: "Use a neutral reply" }));
  const box = screen.getByLabelText<HTMLTextAreaElement>("Write a comment");
  expect(box.value).toMatch(/^Thank you for sharing this\..* Please call us at \(512\) 555-0100/);
});

test("a neutral reply replaces the draft after a question", async () => {
  const { user } = await openStory([ownPractice]);
  const box = await screen.findByLabelText<HTMLTextAreaElement>("Write a comment");
  await screen.findByText("Don't confirm that anyone is a patient");
  await user.type(box, "My draft");
  await user.click(screen.getByRole("button", { name: "Use a neutral reply" }));
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  expect(box.value).toBe("My draft");
  await user.click(screen.getByRole("button", { name: "Use a neutral reply" }));
  await user.click(await screen.findByRole("button", { name: "Replace" }));
  await waitFor(() => expect(box.value).toMatch(/^Thank you for sharing this\./));
  await user.click(screen.getByRole("button", { name: "Use a neutral reply" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("an answer that names health is published only after a question, and a neutral one without", async () => {
  const { user } = await openStory([ownPractice]);
  const sent = answerWrite("post", "post_comments", created);
  server.use(http.get(`${rest}/comment_cards`, () => HttpResponse.json([])));
  const box = await screen.findByLabelText<HTMLTextAreaElement>("Write a comment");
  await screen.findByText("Don't confirm that anyone is a patient");
  await user.type(box, "Glad your Diabetes is better");
  await user.click(screen.getByRole("button", { name: "Comment" }));
  expect(await screen.findByRole("dialog", { name: /with “Diabetes”/ })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Keep editing" }));
  expect([sent.length, box.value]).toEqual([0, "Glad your Diabetes is better"]);
  await user.click(screen.getByRole("button", { name: "Comment" }));
  await user.click(await screen.findByRole("button", { name: "Publish anyway" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(box.value).toBe(""));
  await user.click(screen.getByRole("button", { name: "Use a neutral reply" }));
  await user.click(screen.getByRole("button", { name: "Comment" }));
  await waitFor(() => expect(box.value).toBe(""));
  expect(sent).toHaveLength(2);
});

test("an edited answer that names health is saved only after a question", async () => {
  const answer = commentCard({ is_answer: true, can_edit: true, content: "Thank you" });
  const { user } = await openStory([ownPractice], [answer]);
  const sent = answerWrite("patch", "post_comments", () => HttpResponse.json([{}]));
  await user.click(await screen.findByRole("button", { name: "More options for this comment" }));
  await user.click(await screen.findByRole("button", { name: "Edit" }));
  await user.type(
    await screen.findByRole("textbox", { name: "Edit comment" }),
    ", and good luck with the surgery",
  );
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByRole("dialog", { name: /with “surgery”/ });
  expect(sent).toHaveLength(0);
  await user.click(screen.getByRole("button", { name: "Publish anyway" }));
  await waitFor(() => expect(sent).toHaveLength(1));
});

test("the people of a practice that has answered a story can't write another comment", async () => {
  await openStory([ownPractice], [commentCard({ is_answer: true })]);
  expect(await screen.findByText("Answer from the practice")).toBeTruthy();
  expect(await screen.findByText("Your practice has answered this story")).toBeTruthy();
  expect(screen.queryByLabelText("Write a comment")).toBeNull();
});

test("other members see no warning, and can name health", async () => {
  const { user } = await openStory([]);
  const sent = answerWrite("post", "post_comments", created);
  server.use(http.get(`${rest}/comment_cards`, () => HttpResponse.json([])));
  await user.type(await screen.findByLabelText("Write a comment"), "My diabetes is better");
  expect(screen.queryByText("Don't confirm that anyone is a patient")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Comment" }));
  expect(await findToasts()).toEqual(["Comment added"]);
  expect(sent).toHaveLength(1);
});
