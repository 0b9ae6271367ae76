import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible } from "../accessibility.ts";
import { demo, openAs, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember, type Member, signInByApi } from "../members.ts";
import { addPublicListing, uniqueName } from "./listings.ts";

const bell = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Notifications/ });
const rows = (page: Page) => page.getByRole("main").getByRole("listitem");

/** Sends a POST request as a member and expects it to succeed. */
async function postAsMember(
  request: APIRequestContext,
  path: string,
  { headers }: Member,
  data: object,
) {
  const response = await request.post(`/rest/v1/${path}`, { headers, data });
  expect(response.ok(), `${path}: ${response.status()}`).toBe(true);
}

async function publish(request: APIRequestContext, author: Member, content: string) {
  const id = randomUUID();
  await postAsMember(request, "posts", author, { id, content });
  return id;
}

const like = (request: APIRequestContext, person: Member, post_id: string) =>
  postAsMember(request, "post_likes", person, { post_id });

test("notifications group likes and comments, count them, and can be marked read", async ({
  browser,
  page,
  request,
}) => {
  test.slow();
  const author = await createMember(request, { fullName: "Ana Author" });
  const reader = await createMember(request, { fullName: "Ben Reader" });
  const other = await createMember(request, { fullName: "Cleo Other" });
  const content = `A good visit, ${randomUUID()}`;
  const post = await publish(request, author, content);
  await signIn(page, author, "/notifications");
  await expect(page.getByRole("heading", { name: "No notifications yet" })).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName("Notifications");

  await like(request, other, post);
  const readerPage = await openAs(browser, reader, `/post/${post}`);
  const likes = readerPage.getByRole("button", { name: /^Like/ });
  await likes.click();
  await expect(likes).toHaveAccessibleName("Like 2");
  await readerPage.getByLabel("Write a comment").fill("So glad for you");
  await readerPage.getByRole("button", { name: "Comment", exact: true }).click();
  await expect(readerPage.getByText("So glad for you")).toBeVisible();

  await page.reload();
  await expect(bell(page)).toHaveAccessibleName("Notifications, 2 unread");
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText("Ben Reader commented on your post");
  await expect(rows(page).last()).toContainText("Ben Reader and 1 other liked your post");
  await expect(rows(page).last()).toContainText(content);
  await expectAccessible(page);

  await page.getByRole("link", { name: /Ben Reader commented/ }).click();
  await expect(page).toHaveURL(`/post/${post}#comments`);
  await expect(page.getByText("So glad for you")).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName("Notifications, 1 unread");
  await bell(page).click();
  await expect(page.getByRole("link", { name: /^Unread: / })).toHaveCount(1);
  await page.getByRole("button", { name: "Mark all as read" }).click();
  await expect(page.getByText("You're all caught up.")).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName("Notifications");
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByRole("link", { name: /^Unread: / })).toHaveCount(0);
});

test("a like removed before its notification is read leaves no notification", async ({
  browser,
  page,
  request,
}) => {
  const author = await createMember(request);
  const reader = await createMember(request, { fullName: "Ben Reader" });
  const post = await publish(request, author, `Short, ${randomUUID()}`);
  await like(request, reader, post);
  await signIn(page, author, "/notifications");
  await expect(rows(page)).toHaveText([/Ben Reader liked your post/]);
  const readerPage = await openAs(browser, reader, `/post/${post}`);
  const likes = readerPage.getByRole("button", { name: /^Like/ });
  // Until the member's own likes have loaded, the page shows what a visitor sees.
  await expect(likes).toHaveAttribute("aria-pressed", "true");
  const likeDeleted = readerPage.waitForResponse(
    (response) => response.url().includes("post_likes") && response.request().method() === "DELETE",
  );
  await likes.click();
  await likeDeleted;
  await page.reload();
  await expect(page.getByRole("heading", { name: "No notifications yet" })).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName("Notifications");
});

test("admins' decisions create notifications with their reasons", async ({ page, request }) => {
  const admin = await signInByApi(request, demo.admin);
  const member = await createMember(request, { role: "doctor" });
  const name = uniqueName("Notified");
  const id = await addPublicListing(request, member, { practice_name: name });
  const decide = (path: string, data: object) => postAsMember(request, `rpc/${path}`, admin, data);
  const versionOf = async (path: string) => {
    const found = await request.get(`/rest/v1/${path}&select=version`, { headers: admin.headers });
    return (await found.json())[0].version;
  };
  const decideClaim = async (decision: object) =>
    decide("decide_claim", {
      target: id,
      claimant: member.id,
      ...decision,
      seen_version: await versionOf(`claim_evidence?doctor_id=eq.${id}`),
    });
  const claim = () =>
    request.patch(`/rest/v1/doctors?id=eq.${id}`, {
      headers: member.headers,
      data: { claimed_by: member.id, claim_status: "pending" },
    });
  expect((await claim()).status()).toBe(204);
  await decideClaim({ is_approved: false, reason: "They don't know you there" });
  expect((await claim()).status()).toBe(204);
  await decideClaim({ is_approved: true, is_without_evidence: true });

  await page.setViewportSize({ width: 375, height: 800 });
  await signIn(page, member, "/notifications");
  await expect(bell(page)).toHaveAccessibleName("Notifications, 3 unread");
  await expect(rows(page)).toHaveText(
    [
      `Unread: Your claim on ${name} was approved`,
      `Unread: Your claim on ${name} was rejectedReason: They don't know you there`,
      `Unread: Your listing ${name} was approved and published`,
    ].map((text) => new RegExp(`^${text}`)),
  );
  await rows(page).first().getByRole("link").click();
  await expect(page).toHaveURL(`/doctor/${id}`);
  await expect(bell(page)).toHaveAccessibleName("Notifications, 2 unread");
});

test("a member cannot read or update another member's notifications", async ({ request }) => {
  const author = await createMember(request);
  const reader = await createMember(request);
  const post = await publish(request, author, `Mine, ${randomUUID()}`);
  await like(request, reader, post);
  for (const table of ["notifications", "notification_cards", "notification_actors"]) {
    const response = await request.get(`/rest/v1/${table}`, { headers: reader.headers });
    expect(await response.json(), table).toEqual([]);
  }
  const updated = await request.patch(`/rest/v1/notifications?post_id=eq.${post}`, {
    headers: { ...reader.headers, prefer: "return=representation" },
    data: { read_at: new Date().toISOString() },
  });
  expect(await updated.json()).toEqual([]);
  const created = await request.post("/rest/v1/notifications", {
    headers: reader.headers,
    data: { user_id: author.id, kind: "like" },
  });
  expect(created.status()).toBe(403);
});
