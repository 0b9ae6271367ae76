import type { Page } from "@playwright/test";
import { demo, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { hydratedRoot } from "../pages.ts";
import { toast } from "./directory.ts";

const pages = [
  ["/about", "Everyone should know their doctor by name"],
  ["/contact", "Contact us"],
  ["/how-we-verify", "How We Verify"],
  ["/community-guidelines", "Community Guidelines"],
  ["/privacy", "Privacy"],
  ["/terms", "Terms of Use"],
  ["/accessibility", "Accessibility"],
] as const;

async function open(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
}

test("the footer links to every static page, and static pages request no data", async ({
  page,
}) => {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  await page.goto("/");
  for (const [path, title] of pages) {
    await page.getByRole("contentinfo").locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  }
  expect(paths.filter((path) => /\/(rest|auth|storage)\/v1\//.test(path))).toEqual([]);
});

test("a visitor can send a message, and an admin can mark it as answered", async ({
  page,
  browser,
  expectProblem,
}) => {
  expectProblem(/failed: .*contact_messages/);
  await open(page, "/contact", "Contact us");
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  const send = page.getByRole("button", { name: "Send message" });
  const subject = `Fees & hours ${crypto.randomUUID()}`;

  await send.click();
  await expect(field("Name")).toBeFocused();
  await field("Name").fill("Ada Lovelace");
  await field("Email").fill("ada");
  await field("Subject").fill(subject);
  await field("Message").fill("Is the price right?");
  await send.click();
  await expect(field("Email")).toBeFocused();
  await expect(page.getByText("Message Sent!")).toHaveCount(0);

  await field("Email").fill(`ada-${crypto.randomUUID()}@example.com`);
  await page.route("**/rest/v1/contact_messages", (route) => route.abort());
  await send.click();
  await expect(page.getByRole("alert")).toContainText("We couldn't send your message");
  await expect(field("Message")).toHaveValue("Is the price right?");
  await page.unroute("**/rest/v1/contact_messages");
  await send.click();
  await expect(toast(page, "Message Sent!")).toContainText(
    "We'll get back to you within 24-48 hours.",
  );
  for (const name of ["Name", "Email", "Subject", "Message"])
    await expect(field(name)).toHaveValue("");
  await expect(page).toHaveURL("/contact");

  const adminPage = await browser.newPage();
  await signIn(adminPage, demo.admin);
  await adminPage.goto("/admin?tab=messages");
  const row = adminPage.getByRole("article", { name: subject });
  await expect(row).toContainText("From Ada Lovelace");
  await row.getByRole("button", { name: /^Mark as answered/ }).click();
  await expect(toast(adminPage, "Marked as answered")).toBeVisible();
  await expect(row).toHaveCount(0);
  await adminPage.close();
});

test("questions open and close with the keyboard", async ({ page }) => {
  await open(page, "/contact", "Contact us");
  const question = page.locator("summary", { hasText: "Is Direct Primary Care health insurance?" });
  const answer = page.getByText(/It doesn't pay for emergencies, hospital stays/);
  await expect(answer).toBeHidden();
  await question.focus();
  await page.keyboard.press("Enter");
  await expect(answer).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Compare DPC and insurance" })).toBeFocused();
  await question.press("Space");
  await expect(answer).toBeHidden();
});

test("a link to a section scrolls to it, and Back returns to the previous section", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "/privacy", "Privacy");
  const section = (name: string) => page.getByRole("heading", { level: 2, name });
  const contents = page.getByRole("navigation", { name: "On this page" });
  await contents.getByRole("link", { name: "Health information" }).press("Enter");
  await expect(section("Health information")).toBeFocused();
  await expect(section("Health information")).toBeInViewport();
  await contents.getByRole("link", { name: "Browsing without an account" }).click();
  await expect(section("Browsing without an account")).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL("/privacy#health-information");
  await expect(section("Health information")).toBeInViewport();
});

test("a URL with a fragment shows its heading below the bar, before and after hydration", async ({
  page,
}) => {
  await page.goto("/privacy#how-long-we-keep-it", { waitUntil: "load" });
  const top = () =>
    page.evaluate(
      () => document.getElementById("how-long-we-keep-it")?.getBoundingClientRect().top,
    );
  const isBelowBar = async () => {
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(top).toBeGreaterThan(70);
    await expect.poll(top).toBeLessThan(140);
  };
  await isBelowBar();
  await hydratedRoot(page).waitFor();
  await isBelowBar();
});

test("a search on the not-found page opens the directory", async ({ page, expectProblem }) => {
  expectProblem(/answered 404: .*\/old\/page/);
  expectProblem(/console: Page not found: \/old\/page/);
  await page.goto("/old/page");
  await page.getByRole("main").getByRole("combobox", { name: "Find a doctor" }).fill("Austin, TX");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/directory\?search=Austin/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
