import { signIn, waitForRequests } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { article, createContent, postBox, publish, uniqueText } from "../journeys/feed.ts";
import { createMember } from "../members.ts";

test("new posts by others don't move the feed, and opening them scrolls to the top", async ({
  page,
  request,
}) => {
  await page.clock.install();
  // The page is rendered with the visitor's feed, which is loaded again for a member.
  const feedLoaded = page.waitForResponse(/rpc\/get_feed_page/);
  await signIn(page, await createMember(request), "/feed");
  await feedLoaded;
  await waitForRequests(page);
  const text = uniqueText("Hot off the press");
  await createContent(request, await createMember(request), "posts", { content: text });
  // Wait for pending requests, which would time out when the clock jumps ahead by two minutes.
  await waitForRequests(page);
  const articles = page.getByRole("article");
  await articles.nth(4).scrollIntoViewIfNeeded();
  const position = await articles.nth(4).boundingBox();

  const button = page.getByRole("button", { name: /^\d+ new posts?$/ });
  await page.clock.fastForward("02:00");
  await expect(button).toBeVisible();
  await expect.poll(() => articles.nth(4).boundingBox()).toEqual(position);
  await expect(article(page, text)).toHaveCount(0);
  await button.click();
  // Posts by other tests may be above it.
  await expect(article(page, text)).toBeVisible();
  await expect(articles.first()).toBeFocused();
  await expect(articles.first()).toBeInViewport();
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
  await publish(page, `${wide} ${"👩‍👩‍👧".repeat(40)} ${"W".repeat(4900)}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("signing out in another tab removes the draft from the device", async ({ page, request }) => {
  const member = await createMember(request);
  const text = uniqueText("Half a thought");
  await signIn(page, member, "/feed");
  await postBox(page).fill(text);
  const other = await page.context().newPage();
  await other.goto("/dashboard");
  await other.waitForLoadState("networkidle");
  await other.getByRole("main").getByRole("button", { name: "Sign Out" }).click();
  await expect(other).toHaveURL("/");
  await expect(postBox(page)).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link", { name: "Sign In" })).toBeVisible();
  const stored = await other.evaluate(() => JSON.stringify(localStorage));
  expect(stored).not.toContain(text);
  await signIn(page, member, "/feed");
  await expect(postBox(page)).toHaveValue("");
});
