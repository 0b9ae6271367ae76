import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { type Account, demo, openAs, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember, type Member, signInByApi } from "../members.ts";
import { decide } from "./decisions.ts";
import { uniqueText } from "./feed.ts";

/**
 * Demo members who joined more than a week ago. Dismissed reports reduce a reporter's weight, so
 * each retry uses others.
 */
const reporterGroups = [
  ["renee.kowalski", "marcus.delgado", "tasha.greene", "bill.hutchins", "yuna.park"],
  ["owen.prichard", "jess.whitcomb", "ray.kahale", "pete.salvatore", "nina.petrova"],
  ["tom.whitaker", "grace.muthoni", "erik.lindgren", "linh.dao", "vera.gianopoulos"],
];

const demoMember = (name: string): Account => ({
  email: `${name}@members.demo.test`,
  password: demo.admin.password,
});

async function createStory(request: APIRequestContext, { headers }: Member, content: string) {
  const id = randomUUID();
  const data = { id, content, kind: "story" };
  expect((await request.post("/rest/v1/posts", { headers, data })).status()).toBe(201);
  return id;
}

async function report(request: APIRequestContext, reporter: Member, post_id: string) {
  const data = { post_id, reason: "spam" };
  const { headers } = reporter;
  expect((await request.post("/rest/v1/reports", { headers, data })).status()).toBe(201);
}

const reportedPost = (page: Page, content: string) =>
  page.getByRole("article").filter({ hasText: content });

const expectMissing = (page: Page) =>
  expect(page.getByRole("heading", { name: "This post isn't available" })).toBeVisible();

test("five members hide a story, an admin keeps it, and the five cannot hide it again", async ({
  page,
  request,
  browser,
  allowProblem,
}, { retry }) => {
  // The server renders the post as a visitor sees it, which is hidden.
  allowProblem(/answered 404: .*\/post\//);
  const author = await createMember(request, { fullName: "Rita Reported" });
  const content = uniqueText("My practice charged me twice and sent the money back");
  const id = await createStory(request, author, content);
  const reporters = await Promise.all(
    (reporterGroups[retry] ?? []).map((name) => signInByApi(request, demoMember(name))),
  );
  for (const member of reporters.slice(0, 4)) await report(request, member, id);
  const visitorPage = await (await browser.newContext()).newPage();
  await visitorPage.goto(`/post/${id}`);
  await expect(visitorPage.getByText(content)).toBeVisible();
  for (const member of reporters.slice(4)) await report(request, member, id);
  await visitorPage.reload();
  await expectMissing(visitorPage);

  await signIn(page, author, `/post/${id}`);
  await expect(page.getByText("This post is hidden for now")).toBeVisible();
  await expect(page.getByText(/^Several members reported it\./)).toBeVisible();

  const adminPage = await openAs(browser, demo.admin, "/admin?tab=reports");
  const reported = reportedPost(adminPage, content);
  await expect(reported).toContainText("5 open reports · Hidden today");
  await reported.getByRole("button", { name: "Keep…" }).click();
  await reported.getByLabel("Or enter your own reason").fill("It is fair criticism");
  await decide(reported.getByRole("button", { name: "Keep", exact: true }), "Post kept");
  await expect(reported).toHaveCount(0);
  await visitorPage.reload();
  await expect(visitorPage.getByText(content)).toBeVisible();

  const changed = `${content}!`;
  const edited = await request.patch(`/rest/v1/posts?id=eq.${id}`, {
    headers: author.headers,
    data: { content: changed },
  });
  expect(edited.ok()).toBe(true);
  for (const member of reporters) await report(request, member, id);
  await visitorPage.reload();
  await expect(visitorPage.getByText(changed)).toBeVisible();
  await adminPage.reload();
  await expect(reportedPost(adminPage, changed)).toContainText("The author has edited it since.");
  await expect(reportedPost(adminPage, changed)).toContainText("0 of 1 reports upheld");

  // The author and the reporters see the same decision and reason.
  await page.goto("/notifications");
  await expect(
    page.getByText("An admin reviewed your post, and it is visible again"),
  ).toBeVisible();
  await expect(page.getByText("It is fair criticism")).toBeVisible();
  const [firstReporter] = reporters;
  if (!firstReporter) throw new Error("No demo members for this retry.");
  const reporterPage = await openAs(browser, firstReporter, "/notifications");
  await expect(
    reporterPage.getByText("An admin reviewed a post you reported and kept it"),
  ).toBeVisible();
  await expect(reporterPage.getByText("It is fair criticism")).toBeVisible();
});
