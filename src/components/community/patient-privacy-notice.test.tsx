import { screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import type { Comment } from "@/hooks/community/comments";
import { paths } from "@/lib/paths";
import { signInForTest } from "@/test/auth-api";
import { answerPost, commentCard, postCard, postId } from "@/test/feed-api";
import { renderApp } from "@/test/render-app";
import { server } from "@/test/server";

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

test("the people of a practice that has answered a story can't write another comment", async () => {
  await openStory([ownPractice], [commentCard({ is_answer: true })]);
  expect(await screen.findByText("Answer from the practice")).toBeTruthy();
  expect(await screen.findByText("Your practice has answered this story")).toBeTruthy();
  expect(screen.queryByLabelText("Write a comment")).toBeNull();
});

test("other members see no warning", async () => {
  await openStory([]);
  expect(await screen.findByLabelText("Write a comment")).toBeTruthy();
  expect(screen.queryByText("Don't confirm that anyone is a patient")).toBeNull();
});
