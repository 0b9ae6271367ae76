import type { Page, Request } from "@playwright/test";
import { openAs, signIn, waitForRequests } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember } from "../members.ts";
import { toast } from "./directory.ts";
import { article, chooseMenuItem, createContent, postBox, publish, uniqueText } from "./feed.ts";

const articles = (page: Page) => page.getByRole("article");
const like = (page: Page, text: string) =>
  article(page, text).getByRole("button", { name: /^Like/ });

/**
 * Runs `act` and returns the paths of the API requests until none has been pending for half a
 * second.
 */
async function recordApiRequests(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  const paths: string[] = [];
  const pending = new Set<Request>();
  let lastChange = Date.now();
  const start = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/rest/v1/")) paths.push(pathname);
    pending.add(request);
    lastChange = Date.now();
  };
  const end = (request: Request) => {
    pending.delete(request);
    lastChange = Date.now();
  };
  page.on("request", start).on("requestfinished", end).on("requestfailed", end);
  await act();
  await expect.poll(() => pending.size === 0 && Date.now() - lastChange > 500).toBe(true);
  page.off("request", start).off("requestfinished", end).off("requestfailed", end);
  return paths;
}

test("two members can read and like each other's posts", async ({ page, browser, request }) => {
  const text = uniqueText("My doctor answers the phone");
  await signIn(page, await createMember(request, { fullName: "Ana Rivera" }), "/feed");
  const other = await openAs(browser, await createMember(request), "/feed");
  await expect(articles(other).first()).toBeVisible();

  await publish(page, text);
  await expect(toast(page, "Post created!")).toBeVisible();
  await expect(postBox(page)).toHaveValue("");

  await other.reload();
  await expect(article(other, text).getByRole("link", { name: "Ana Rivera" })).toBeVisible();
  await like(other, text).click();
  await expect(like(other, text)).toHaveAttribute("aria-pressed", "true");
  await expect(like(other, text)).toHaveText("Like 1");
  await expect
    .poll(async () => {
      await page.reload();
      await expect(article(page, text)).toBeVisible();
      return like(page, text).textContent();
    })
    .toBe("Like 1");
  await expect(like(page, text)).toHaveAttribute("aria-pressed", "false");
  await like(other, text).click();
  await expect(like(other, text)).toHaveText("Like 0");
  await other.context().close();
});

test("new posts by others appear only after clicking the button", async ({ page, request }) => {
  await page.clock.install();
  // The page is rendered with the visitor's feed, which is loaded again for a member.
  const feedLoaded = page.waitForResponse(/rpc\/get_feed_page/);
  await signIn(page, await createMember(request), "/feed");
  await feedLoaded;
  await waitForRequests(page);
  const writer = await createMember(request);
  const text = uniqueText("Hot off the press");
  await createContent(request, writer, "posts", { content: uniqueText("Another") });
  await createContent(request, writer, "posts", { content: text });
  // Wait for pending requests, which would time out when the clock jumps ahead by two minutes.
  await waitForRequests(page);
  await articles(page).nth(4).scrollIntoViewIfNeeded();
  const position = await articles(page).nth(4).boundingBox();

  const button = page.getByRole("button", { name: /^\d+ new posts$/ });
  await page.clock.fastForward("02:00");
  await expect(button).toBeVisible();
  await expect.poll(() => articles(page).nth(4).boundingBox()).toEqual(position);
  await expect(article(page, text)).toHaveCount(0);
  const paths = await recordApiRequests(page, () => button.click());
  // Posts by other tests may be above it.
  await expect(article(page, text)).toBeVisible();
  expect(paths.filter((path) => path.endsWith("get_feed_page"))).toHaveLength(1);
  await expect(articles(page).first()).toBeFocused();
  await expect(articles(page).first()).toBeInViewport();
});

test("loading a page of the feed takes one request", async ({ page, request }) => {
  await signIn(page, await createMember(request), "/feed");
  await expect(articles(page)).toHaveCount(20);
  await waitForRequests(page);
  const first = await recordApiRequests(page, async () => {
    await page.reload();
    await expect(articles(page)).toHaveCount(20);
  });
  // Besides the account's own data. Newer posts are counted every minute, which may be now.
  const others = first.filter((path) => !path.endsWith("/count_newer_posts"));
  expect(others.length, others.join("\n")).toBeLessThanOrEqual(2);
  const next = await recordApiRequests(page, async () => {
    await expect(async () => {
      await page.mouse.wheel(0, 4000);
      expect(await articles(page).count()).toBeGreaterThan(20);
    }).toPass();
  });
  const pages = Math.ceil((await articles(page).count()) / 20) - 1;
  const paths = next.filter((path) => !path.endsWith("/count_newer_posts"));
  expect(paths.length, paths.join("\n")).toBeLessThanOrEqual(pages + 1);
});

test("scrolling loads the feed to its end without duplicates", async ({ page }) => {
  await page.goto("/feed");
  await expect(async () => {
    await page.mouse.wheel(0, 5000);
    await expect(page.getByText("You're all caught up.")).toBeVisible({ timeout: 200 });
  }).toPass();
  const links = await articles(page)
    .getByRole("link", { name: /^Comments/ })
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(links.length).toBeGreaterThan(20);
  expect(new Set(links).size).toBe(links.length);
});

test("an author can edit, delete, and restore their post", async ({ page, request }) => {
  const text = uniqueText("First words");
  const editedText = uniqueText("Better words");
  await signIn(page, await createMember(request), "/feed");
  await publish(page, text);
  await chooseMenuItem(page, text, "Edit");
  await page.getByRole("textbox", { name: "Edit post" }).fill(editedText);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(article(page, editedText).getByText("edited")).toBeVisible();

  await chooseMenuItem(page, editedText, "Delete");
  await expect(toast(page, "Post deleted")).toBeVisible();
  await expect(article(page, editedText)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(article(page, editedText)).toBeVisible();
  await page.reload();
  await expect(article(page, editedText)).toBeVisible();
});

test("sharing copies the post's link and is counted once", async ({ page, request }) => {
  const text = uniqueText("Pass it on");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page, await createMember(request), "/feed");
  await publish(page, text);
  const share = article(page, text).getByRole("button", { name: /^Share/ });
  await share.click();
  await expect(toast(page, "Post shared!").first()).toBeVisible();
  await expect(share).toHaveText("Share 1");
  await share.click();
  await expect(share).toHaveText("Share 1");
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(article(page, text).first()).toBeVisible();
});

test("visitors are asked to sign in and return to the feed afterwards", async ({
  page,
  request,
}) => {
  const member = await createMember(request);
  await page.goto("/feed");
  await articles(page).first().getByRole("button", { name: /^Like/ }).click();
  await expect(page.getByRole("dialog", { name: "Please sign in to like posts" })).toBeVisible();
  await page.keyboard.press("Escape");
  await articles(page)
    .first()
    .getByRole("button", { name: /^Share/ })
    .click();
  await expect(page.getByRole("dialog", { name: "Please sign in to share posts" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(postBox(page)).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
  await page.getByRole("textbox", { name: "Email" }).fill(member.email);
  await page.getByLabel("Password", { exact: true }).fill(member.password);
  await page.getByRole("main").getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL("/feed");
  await expect(postBox(page)).toBeVisible();
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
