import { expect, test } from "../fixtures.ts";

const article = "/blog/five-ways-dpc-saves-money";
const excerpt = "Few people can say what their last doctor’s visit cost";

test("an article's table of contents scrolls to a section, and Back returns", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(article, { waitUntil: "networkidle" });
  const contents = page.getByRole("navigation", { name: "In this article" });
  const section = (name: string) => page.getByRole("heading", { level: 2, name });
  await contents.getByRole("link", { name: "Run your own numbers" }).press("Enter");
  await expect(page).toHaveURL(`${article}#run-your-own-numbers`);
  await expect(section("Run your own numbers")).toBeFocused();
  await expect(section("Run your own numbers")).toBeInViewport();
  await contents.getByRole("link", { name: "1. Visits without a bill" }).click();
  await expect(section("1. Visits without a bill")).toBeFocused();
  await expect(section("1. Visits without a bill")).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(`${article}#run-your-own-numbers`);
  await expect(section("Run your own numbers")).toBeInViewport();
});

test("after hydration, article links navigate without a full page load", async ({ page }) => {
  await page.goto(article, { waitUntil: "networkidle" });
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  const title = page.getByRole("heading", { level: 1 });
  await page.getByRole("link", { name: "our complete guide" }).click();
  await expect(title).toHaveText("What Is Direct Primary Care? A Complete Guide");
  await expect(title).toBeFocused();
  await expect(page.getByRole("heading", { name: "What it costs" })).toBeVisible();
  await expect(page.getByText(excerpt)).toHaveCount(0);
  await page.goBack();
  await expect(title).toHaveText("Five Ways DPC Saves Money");
  await expect(page.getByText(excerpt)).toBeVisible();
  expect(documents).toEqual([]);
});
