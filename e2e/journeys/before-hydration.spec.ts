import type { Page } from "@playwright/test";
import { demo, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { demoListing, hydratedRoot, openBeforeApp, titleOf } from "../pages.ts";
import { cards, searchBox } from "./directory.ts";
import { isExpanded } from "./menus.ts";

// What visitors with slow phones do before React has hydrated the page.

const banner = (page: Page) => page.getByRole("banner");
const textBox = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

for (const path of ["/", "/directory", "/feed", demoListing]) {
  test(`a member never sees signed-out content on ${path}`, async ({ page }) => {
    await signIn(page, demo.patient);
    const release = await openBeforeApp(page, path);
    await expect(titleOf(page)).toBeVisible();
    const signedOutContent = page
      .getByText(/^(?:Get Started|Sign In|Join the conversation)$/)
      .filter({ visible: true });
    await expect(signedOutContent).toHaveCount(0);
    release();
    await expect(banner(page).getByRole("button", { name: /account menu/ })).toBeVisible();
    await expect(signedOutContent).toHaveCount(0);
  });
}

for (const path of ["/", "/blog/five-ways-dpc-saves-money", "/directory?search=Boise", "/feed"]) {
  test(`${path} keeps its scroll position when it hydrates`, async ({ page }) => {
    const release = await openBeforeApp(page, path);
    const top = () => page.evaluate(() => Math.round(window.scrollY));
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect.poll(top).toBe(400);
    release();
    await hydratedRoot(page).waitFor();
    await page.waitForLoadState("networkidle");
    expect(await top()).toBe(400);
  });
}

for (const path of ["/", "/directory?search=Texas", "/directory/texas/austin"]) {
  test(`a search typed on ${path} before hydration is kept, and works afterwards`, async ({
    page,
  }) => {
    const release = await openBeforeApp(page, path);
    await searchBox(page).fill("Bend, OR");
    release();
    await hydratedRoot(page).waitFor();
    await expect(searchBox(page)).toHaveValue("Bend, OR");
    await expect(searchBox(page)).toBeFocused();
    await searchBox(page).press("Enter");
    await expect(page).toHaveURL("/directory?search=Bend%2C+OR");
    await expect(cards(page).first()).toBeVisible();
  });
}

test("a search submitted before hydration opens its results", async ({ page }) => {
  const release = await openBeforeApp(page, "/directory");
  await searchBox(page).fill("Austin, TX");
  await searchBox(page).press("Enter");
  await expect(page).toHaveURL(/\/directory\?search=Austin/);
  await expect(cards(page).first()).toBeVisible();
  release();
  await hydratedRoot(page).waitFor();
  await expect(searchBox(page)).toHaveValue("Austin, TX");
});

test("a link clicked before hydration opens its page", async ({ page }) => {
  const release = await openBeforeApp(page, "/about");
  await page.getByRole("main").getByRole("link", { name: "Join as Physician" }).click();
  await expect(page).toHaveURL("/auth?tab=sign-up&as=doctor");
  release();
  await expect(titleOf(page)).toHaveText("Create your account");
  await expect(page.getByRole("radio", { name: "Doctor" })).toBeChecked();
});

for (const [path, isMember] of [
  ["/about", false],
  ["/directory", false],
  ["/feed", true],
] as const) {
  test(`the menu on ${path} opens before hydration and stays open`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    if (isMember) await signIn(page, demo.patient);
    const release = await openBeforeApp(page, path);
    const button = banner(page).getByRole("button", { name: "Menu" });
    await button.click();
    const entry = banner(page).getByRole("link", { name: "Blog" });
    await expect(entry).toBeVisible();
    expect(await isExpanded(page, button)).toBe(true);
    release();
    await hydratedRoot(page).waitFor();
    await page.waitForLoadState("networkidle");
    await expect(entry).toBeVisible();
    expect(await isExpanded(page, button)).toBe(true);
    await page.keyboard.press("Escape");
    await expect(entry).toBeHidden();
    await expect(button).toBeFocused();
  });
}

test("a click on a button before hydration is replayed exactly once", async ({ page }) => {
  const release = await openBeforeApp(page, "/directory?search=Whitfield+Primary+Care");
  await page.getByRole("button", { name: "Save Whitfield Primary Care" }).click();
  release();
  const saved = page.getByRole("button", { name: "Saved Whitfield Primary Care" });
  await expect(saved).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(saved).toBeVisible();
});

test("a click on Like before hydration opens the sign-in dialog", async ({ page }) => {
  const release = await openBeforeApp(page, "/feed");
  await page.getByRole("article").nth(1).getByRole("button", { name: /^Like/ }).click();
  release();
  await expect(page.getByRole("dialog", { name: "Please sign in to like posts" })).toBeVisible();
});

test("a click on Go Back before hydration returns to the previous page", async ({
  page,
  allowProblem,
  expectProblem,
}) => {
  allowProblem(/console: Page not found/);
  expectProblem(/answered 404: .*no.such.page/);
  await page.goto("/about");
  const release = await openBeforeApp(page, "/no/such/page");
  await page.getByRole("button", { name: "Go Back" }).click();
  release();
  await expect(page).toHaveURL("/about");
});

for (const method of ["a click on Sign In", "Enter"]) {
  test(`a password submitted with ${method} before hydration signs in and never appears in a URL`, async ({
    page,
  }) => {
    const urls: string[] = [];
    page.on("request", (request) => urls.push(request.url()));
    const release = await openBeforeApp(page, "/auth");
    await textBox(page, "Email").fill(demo.patient.email);
    await textBox(page, "Password").fill(demo.patient.password);
    if (method === "Enter") await textBox(page, "Password").press("Enter");
    else await page.getByRole("main").getByRole("button", { name: "Sign In", exact: true }).click();
    release();
    await expect(page).toHaveURL("/dashboard");
    expect(urls.join()).not.toContain(demo.patient.password);
  });
}

test("a click on Sign Up before hydration opens the sign-up form", async ({ page }) => {
  const release = await openBeforeApp(page, "/auth");
  await page.getByRole("tab", { name: "Sign Up" }).click();
  release();
  await expect(titleOf(page)).toHaveText("Create your account");
});

test("an email address typed before hydration is kept when a sign-in link is requested", async ({
  page,
}) => {
  const release = await openBeforeApp(page, "/auth");
  await textBox(page, "Email").fill("early@patients.example");
  await page.getByRole("button", { name: "Email me a sign-in link" }).click();
  release();
  await expect(titleOf(page)).toHaveText("Sign in by email");
  await expect(textBox(page, "Email")).toHaveValue("early@patients.example");
});

test("a message typed before hydration is kept and never appears in the URL", async ({ page }) => {
  const release = await openBeforeApp(page, "/contact");
  await textBox(page, "Name").fill("Ada Lovelace");
  await textBox(page, "Subject").fill("Fees");
  await textBox(page, "Subject").press("Enter");
  release();
  await hydratedRoot(page).waitFor();
  await expect(textBox(page, "Name")).toHaveValue("Ada Lovelace");
  await expect(textBox(page, "Subject")).toHaveValue("Fees");
  await expect(page).toHaveURL("/contact");
});

test("typing after a click before hydration is not interrupted when the click is replayed", async ({
  page,
}) => {
  const release = await openBeforeApp(page, "/contact");
  await page.getByRole("button", { name: "Send message" }).click();
  await textBox(page, "Message").pressSequentially("Is the price ");
  release();
  await hydratedRoot(page).waitFor();
  await page.waitForLoadState("networkidle");
  await page.keyboard.type("right?");
  await expect(textBox(page, "Message")).toHaveValue("Is the price right?");
});

test("the form named in the URL is shown before hydration and keeps typed text", async ({
  page,
}) => {
  const release = await openBeforeApp(page, "/auth?tab=sign-up");
  await expect(titleOf(page)).toHaveText("Create your account");
  await textBox(page, "Full name").fill("Ada Lovelace");
  release();
  await hydratedRoot(page).waitFor();
  await expect(textBox(page, "Full name")).toHaveValue("Ada Lovelace");
});
