import type { Page } from "@playwright/test";
import { expectAccessible, expectFits } from "../accessibility.ts";
import { signIn, storeSession } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { chooseMenuItem, createContent, postBox, publish, uniqueText } from "../journeys/feed.ts";
import { createMember } from "../members.ts";

const screens: Record<string, (page: Page, address: string) => Promise<void>> = {
  feed: async (page) => {
    await page.goto("/feed");
    await expect(page.getByRole("article").first()).toBeVisible();
    await postBox(page).fill("x".repeat(5001));
    await expect(page.getByText("1 character too many")).toBeVisible();
  },
  "collapsed post with its menu": async (page) => {
    await page.goto("/feed");
    await publish(page, `${uniqueText("Lines")}\n${"line https://example.com\n".repeat(50)}`);
    const post = page.getByRole("article").first();
    await expect(post.getByRole("button", { name: "Show more" })).toBeVisible();
    await post.getByRole("button", { name: "More options for this post" }).click();
    await expect(post.getByRole("button", { name: "Edit", exact: true })).toBeVisible();
  },
  "post being edited": async (page) => {
    await page.goto("/feed");
    const text = uniqueText("A post");
    await publish(page, text);
    await chooseMenuItem(page, text, "Edit");
    await expect(page.getByRole("textbox", { name: "Edit post" })).toBeFocused();
  },
  "toast with Undo": async (page) => {
    await page.goto("/feed");
    const text = uniqueText("A post");
    await publish(page, text);
    await chooseMenuItem(page, text, "Delete");
    await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  },
  "post page": async (page, address) => {
    await page.goto(address);
    await expect(page.getByRole("article")).toHaveCount(2);
    await expect(page.getByRole("textbox", { name: "Write a comment" })).toBeVisible();
  },
  "missing post": async (page) => {
    await page.goto("/post/11111111-1111-4111-8111-111111111111");
    await expect(page.getByRole("heading", { name: "This post isn't available" })).toBeVisible();
  },
};

for (const [name, open] of Object.entries(screens)) {
  test(`the ${name} is accessible and fits into 320 px`, async ({
    page,
    request,
    allowProblem,
  }) => {
    allowProblem(/answered 404: .*\/post\/11111111/);
    const member = await createMember(request);
    const id = await createContent(request, member, "posts", { content: uniqueText("A post") });
    await createContent(request, member, "post_comments", {
      post_id: id,
      content: uniqueText("A comment"),
    });
    await storeSession(page, member);
    await open(page, `/post/${id}`);
    await expectAccessible(page, 1280, 375);
    await expectFits(page, 320);
  });
}

test("the keyboard moves through a post in reading order", async ({ page, request }) => {
  const member = await createMember(request, { fullName: "Ana Rivera" });
  const text = uniqueText("A post");
  await createContent(request, member, "posts", { content: text });
  await signIn(page, member, "/feed");
  await expect(page.getByRole("article").first()).toContainText(text);
  await page.getByRole("article").first().getByRole("link", { name: "Ana Rivera" }).focus();
  const names: string[] = [];
  for (let stop = 0; stop < 6; stop++) {
    names.push(
      await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement?.getAttribute("aria-label") ?? activeElement?.textContent ?? "";
      }),
    );
    await page.keyboard.press("Tab");
  }
  expect(names).toEqual([
    "Ana Rivera",
    "just now",
    "More options for this post",
    "Like 0",
    "Comments 0",
    "Share 0",
  ]);
});
