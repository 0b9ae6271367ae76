import type { Page } from "@playwright/test";
import { signIn, waitForRequests } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember } from "../members.ts";
import { toast } from "./directory.ts";
import { article, createContent, postBox, postButton, publish, uniqueText } from "./feed.ts";

const like = (page: Page, text: string) =>
  article(page, text).getByRole("button", { name: /^Like/ });

const blank = { nothing: "", spaces: " \n\t ", "zero-width": "\u200b\u2060\ufeff\u200d" };
test("blank and overlong posts cannot be published", async ({ page, request }) => {
  await signIn(page, await createMember(request), "/feed");
  for (const [name, text] of Object.entries({ ...blank, "5,001 characters": "x".repeat(5001) })) {
    await postBox(page).fill("A post");
    await expect(postButton(page)).toBeEnabled();
    await postBox(page).fill(text);
    await expect(postButton(page), name).toBeDisabled();
  }
});

test("extreme line breaks and long words do not break the layout", async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, await createMember(request), "/feed");
  const breaks = uniqueText("Breaks");
  await publish(page, `${breaks}${"\n".repeat(200)}\u202eEnd`);
  expect((await article(page, breaks).boundingBox())?.height).toBeLessThan(500);
  const lines = uniqueText("Lines");
  await publish(page, `${lines}\n${"line\n".repeat(900)}`);
  await expect(article(page, lines).getByRole("button", { name: "Show more" })).toBeVisible();
  const wide = uniqueText("Wide");
  await publish(page, `${wide} ${"W".repeat(500)}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("a double click or a retry after a lost response creates one post", async ({
  page,
  request,
  expectProblem,
}) => {
  await signIn(page, await createMember(request), "/feed");
  const twice = uniqueText("Twice");
  await postBox(page).fill(twice);
  await postButton(page).dblclick();
  await expect(article(page, twice)).toHaveCount(1);

  expectProblem(/failed: .*\/rest\/v1\/posts/);
  const lost = uniqueText("Lost");
  await page.route(
    "**/rest/v1/posts*",
    async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
  await postBox(page).fill(lost);
  await postButton(page).click();
  await expect(toast(page, "Error")).toBeVisible();
  await expect(postBox(page)).toHaveValue(lost);
  await postButton(page).click();
  await expect(article(page, lost)).toHaveCount(1);
  await page.reload();
  await expect(article(page, lost)).toHaveCount(1);
  await expect(article(page, twice)).toHaveCount(1);
});

test("a deleted post cannot be liked", async ({ page, request, expectProblem }) => {
  const writer = await createMember(request);
  const text = uniqueText("Soon gone");
  const id = await createContent(request, writer, "posts", { content: text });
  await signIn(page, await createMember(request), "/feed");
  await expect(article(page, text)).toBeVisible();
  await waitForRequests(page);
  const { headers } = writer;
  await request.post("/rest/v1/rpc/delete_post", { headers, data: { target: id } });
  expectProblem(/answered 4\d\d: .*\/post_likes/);
  await like(page, text).click();
  await expect(
    toast(page, "You can't react to this post. It may have been deleted."),
  ).toBeVisible();
  await expect(like(page, text)).toHaveText("Like 0");
});

test("a feed cursor whose post was deleted still loads the next page", async ({ request }) => {
  const { headers } = await createMember(request);
  const answer = await request.post("/rest/v1/rpc/get_feed_page", {
    headers,
    data: {
      before_created_at: new Date().toISOString(),
      before_id: "11111111-1111-4111-8111-111111111111",
    },
  });
  expect(await answer.json()).toHaveLength(20);
});
