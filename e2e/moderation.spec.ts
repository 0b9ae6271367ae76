import { randomUUID } from "node:crypto";
import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { type Account, demo, signIn } from "./accounts.ts";
import { toast } from "./directory.ts";
import { expect, test } from "./fixtures.ts";
import { createAdmin, createMember, type Member, signInByApi } from "./members.ts";

/** Demo members who joined more than a week ago. Dismissed reports reduce a reporter's weight, so each retry uses others. */
const mobs = [
  ["renee.kowalski", "marcus.delgado", "tasha.greene", "bill.hutchins", "yuna.park"],
  ["owen.prichard", "jess.whitcomb", "ray.kahale", "pete.salvatore", "nina.petrova"],
  ["tom.whitaker", "grace.muthoni", "erik.lindgren", "linh.dao", "vera.gianopoulos"],
];

const demoMember = (name: string): Account => ({
  email: `${name}@members.demo.test`,
  password: demo.admin.password,
});

const words = (text: string) => `${text} ${randomUUID().slice(0, 8)}`;

async function write(request: APIRequestContext, { headers }: Member, content: string) {
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

async function openBeside(browser: Browser, account: Account, path: string) {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, account, path);
  return page;
}

const caseOf = (page: Page, content: string) =>
  page.getByRole("article").filter({ hasText: content });

const isMissing = (page: Page) =>
  expect(page.getByRole("heading", { name: "This post isn't available" })).toBeVisible();

test("five members hide a story, an admin keeps it, and the five cannot hide it again", async ({
  page,
  request,
  browser,
  allowProblem,
}, { retry }) => {
  // The server renders a hidden post as a visitor sees it.
  allowProblem(/answered 404: .*\/post\//);
  const author = await createMember(request, { fullName: "Rita Reported" });
  const content = words("My practice charged me twice and sent the money back");
  const id = await write(request, author, content);
  const mob = await Promise.all(
    (mobs[retry] ?? []).map((name) => signInByApi(request, demoMember(name))),
  );
  for (const member of mob.slice(0, 4)) await report(request, member, id);
  const reader = await (await browser.newContext()).newPage();
  await reader.goto(`/post/${id}`);
  await expect(reader.getByText(content)).toBeVisible();
  for (const member of mob.slice(4)) await report(request, member, id);
  await reader.reload();
  await isMissing(reader);

  await signIn(page, author, `/post/${id}`);
  await expect(page.getByText("This post is hidden for now")).toBeVisible();
  await expect(page.getByText(/^Several members reported it\./)).toBeVisible();

  const desk = await openBeside(browser, demo.admin, "/admin?tab=reports");
  const reported = caseOf(desk, content);
  await expect(reported).toContainText("5 open reports · Hidden since");
  await reported.getByRole("button", { name: "Keep…" }).click();
  await reported.getByLabel("Or enter your own reason").fill("It is fair criticism");
  await reported.getByRole("button", { name: "Keep", exact: true }).click();
  await expect(toast(desk, "Post kept")).toBeVisible();
  await expect(reported).toHaveCount(0);
  await reader.reload();
  await expect(reader.getByText(content)).toBeVisible();

  const changed = `${content}!`;
  const edited = await request.patch(`/rest/v1/posts?id=eq.${id}`, {
    headers: author.headers,
    data: { content: changed },
  });
  expect(edited.ok()).toBe(true);
  for (const member of mob) await report(request, member, id);
  await reader.reload();
  await expect(reader.getByText(changed)).toBeVisible();
  await desk.reload();
  await expect(caseOf(desk, changed)).toContainText("The author has edited it since.");
  await expect(caseOf(desk, changed)).toContainText("0 of 1 reports upheld");

  // The author and the reporters see the same decision and reason.
  await page.goto("/notifications");
  await expect(
    page.getByText("An admin reviewed your post, and it is visible again"),
  ).toBeVisible();
  await expect(page.getByText("It is fair criticism")).toBeVisible();
  const [first] = mob;
  if (!first) throw new Error("There is no reporter");
  const reporter = await openBeside(browser, first, "/notifications");
  await expect(
    reporter.getByText("An admin reviewed a post you reported and kept it"),
  ).toBeVisible();
  await expect(reporter.getByText("It is fair criticism")).toBeVisible();
});

test("the second of two admins who decide the same case sees the first decision", async ({
  page,
  request,
  browser,
}) => {
  const author = await createMember(request, { fullName: "Della Decided" });
  const reporter = await createMember(request, { fullName: "Ronan Reports" });
  const content = words("Which practice has evening hours?");
  const id = await write(request, author, content);
  await report(request, reporter, id);
  const second = await createAdmin(request, "Ada Second");

  await signIn(page, demo.admin, "/admin?tab=reports");
  const beside = await openBeside(browser, second.member, `/post/${id}`);
  await beside.getByRole("button", { name: "More options for this post" }).click();
  await beside.getByRole("button", { name: "Remove…" }).click();
  const dialog = beside.getByRole("dialog");
  await dialog.getByLabel("Reason").fill("It is a question, not a story");

  const mine = caseOf(page, content);
  await mine.getByRole("button", { name: "Keep…" }).click();
  await mine.getByRole("button", { name: "It follows the community guidelines" }).click();
  await expect(toast(page, "Post kept")).toBeVisible();

  await dialog.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(dialog).toContainText("Another admin has already decided this.");
  await expect(dialog).toContainText("Everyone can see it.");
  await expect(dialog).toContainText(content);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await beside.reload();
  await expect(beside.getByText(content)).toBeVisible();

  const notifications = await request.get("/rest/v1/notifications?kind=eq.report", {
    headers: reporter.headers,
  });
  expect(await notifications.json()).toMatchObject([{ detail: "kept" }]);
  await beside.close();
  await second.revoke();
});
