import type { Page } from "@playwright/test";
import { demo, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { isExpanded } from "../menus.ts";
import { hydratedRoot, openBeforeApp, titleOf } from "../pages.ts";
import { cards, searchBox } from "./directory.ts";

// What visitors with slow phones do before React has hydrated the page.

const banner = (page: Page) => page.getByRole("banner");
const textBox = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

test("a typed search, the scroll position, and an open menu are kept during hydration", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  const release = await openBeforeApp(page, "/");
  await searchBox(page).fill("Bend, OR");
  const button = banner(page).getByRole("button", { name: "Menu" });
  await button.click();
  const entry = banner(page).getByRole("link", { name: "Blog" });
  await expect(entry).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => window.scrollTo(0, 400));
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  await expect.poll(top).toBe(400);

  release();
  await hydratedRoot(page).waitFor();
  await page.waitForLoadState("networkidle");
  expect(await top()).toBe(400);
  await expect(entry).toBeVisible();
  expect(await isExpanded(page, button)).toBe(true);
  await page.keyboard.press("Escape");
  await expect(entry).toBeHidden();
  await expect(button).toBeFocused();
  await expect(searchBox(page)).toHaveValue("Bend, OR");
  await searchBox(page).press("Enter");
  await expect(page).toHaveURL("/directory?search=Bend%2C+OR");
  await expect(cards(page).first()).toBeVisible();
});

test("a member never sees signed-out content", async ({ page }) => {
  await signIn(page, demo.patient);
  const release = await openBeforeApp(page, "/feed");
  await expect(titleOf(page)).toBeVisible();
  const signedOutContent = page
    .getByText(/^(?:Get Started|Sign In|Join the conversation)$/)
    .filter({ visible: true });
  await expect(signedOutContent).toHaveCount(0);
  release();
  await expect(banner(page).getByRole("button", { name: /account menu/ })).toBeVisible();
  await expect(signedOutContent).toHaveCount(0);
});

test("a password submitted before hydration signs in and never appears in a URL", async ({
  page,
}) => {
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url()));
  const release = await openBeforeApp(page, "/auth");
  await textBox(page, "Email").fill(demo.patient.email);
  await textBox(page, "Password").fill(demo.patient.password);
  await textBox(page, "Password").press("Enter");
  release();
  await expect(page).toHaveURL("/dashboard");
  expect(urls.join()).not.toContain(demo.patient.password);
});

test("a click on a button before hydration is repeated exactly once", async ({ page }) => {
  const release = await openBeforeApp(page, "/directory?search=Whitfield+Primary+Care");
  await page.getByRole("button", { name: "Save Whitfield Primary Care" }).click();
  release();
  const saved = page.getByRole("button", { name: "Saved Whitfield Primary Care" });
  await expect(saved).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(saved).toBeVisible();
});

test("typing after a click before hydration is not interrupted", async ({ page }) => {
  const release = await openBeforeApp(page, "/contact");
  await page.getByRole("button", { name: "Send message" }).click();
  await textBox(page, "Message").pressSequentially("Is the price ");
  release();
  await hydratedRoot(page).waitFor();
  await page.waitForLoadState("networkidle");
  await page.keyboard.type("right?");
  await expect(textBox(page, "Message")).toHaveValue("Is the price right?");
});

test("a returning visitor's page hydrates after a slow line has delivered all of its HTML", async ({
  page,
}) => {
  const address = "/directory?search=Texas";
  // Stores the scripts, so that they are there long before the HTML is.
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 0,
    downloadThroughput: 25_000,
    uploadThroughput: 25_000,
  });
  await page.goto(address, { waitUntil: "commit" });
  // The rest of the list is still on its way.
  await cards(page).first().waitFor();
  await cards(page)
    .first()
    .evaluate((card) => card.setAttribute("data-from-server", ""));
  expect(await page.evaluate(() => document.readyState)).toBe("loading");
  await hydratedRoot(page).waitFor();
  await expect(cards(page).first()).toHaveAttribute("data-from-server");
  // Hydration errors appear in the console, which fails the test.
});
