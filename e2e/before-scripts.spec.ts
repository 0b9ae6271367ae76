import type { Page } from "@playwright/test";
import { createAccount, demo, signIn } from "./accounts.ts";
import { cards } from "./directory.ts";
import { expect, test } from "./fixtures.ts";
import { addPublicListing, uniqueName } from "./listings.ts";
import { signInByApi } from "./members.ts";
import { isExpanded } from "./menus.ts";
import { wake } from "./pages.ts";

/** Opens `path` and keeps its scripts back until the returned function is called. */
async function openHeld(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return release;
}

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const bar = (page: Page) => page.getByRole("banner");

const headings = [
  ["/directory", "Find a Direct Primary Care Doctor"],
  ["/directory/texas", "Direct Primary Care in Texas"],
  ["/directory/texas/round-rock", "Direct Primary Care in Round Rock, Texas"],
  ["/feed", "Community Feed"],
  ["/auth", "Welcome back"],
] as const;

for (const [path, heading] of headings) {
  test(`${path} says what it is before any script has come`, async ({ page }) => {
    const release = await openHeld(page, path);
    await expect(title(page)).toHaveText(heading);
    await expect(page).toHaveTitle(/DPC Nearby/);
    release();
    await page.waitForLoadState("networkidle");
    await expect(page.locator("title")).toHaveCount(1);
    await expect(page.locator("meta[name=description]")).toHaveCount(1);
    await expect(title(page)).toHaveText(heading);
  });
}

test("a listing that is newer than the documents is told before any script has come", async ({
  page,
  request,
}) => {
  const practice_name = uniqueName("Early");
  const bio = "Two physicians, <b>one</b> desk, and an answer the same day.";
  const author = await signInByApi(request, await createAccount(request));
  const id = await addPublicListing(request, author, { practice_name, bio });
  const release = await openHeld(page, `/doctor/${id}`);
  await expect(page.getByText(practice_name)).toBeVisible();
  await expect(page.getByText(bio)).toBeVisible();
  release();
  await expect(title(page)).toHaveText(practice_name);
  await expect(page.getByText(bio)).toHaveCount(1);
});

for (const path of ["/about", "/directory", "/feed"]) {
  test(`a member never sees on ${path} what only strangers should`, async ({ page, request }) => {
    await signIn(page, await createAccount(request));
    const release = await openHeld(page, path);
    await expect(title(page)).toBeVisible();
    const invitations = page
      .getByText(/^(?:Get Started|Sign In|Join the conversation)$/)
      .filter({ visible: true });
    await expect(invitations).toHaveCount(0);
    release();
    await expect(bar(page).getByRole("button", { name: /account menu/ })).toBeVisible();
    await expect(invitations).toHaveCount(0);
  });
}

for (const path of ["/", "/blog/five-ways-dpc-saves-money", "/directory?search=Boise"]) {
  test(`who has begun to read ${path} is left there when the app starts`, async ({ page }) => {
    const release = await openHeld(page, path);
    const isLive = wake(page);
    const place = () => page.evaluate(() => Math.round(window.scrollY));
    // The fonts come with the last styles; the text above this place is longer or shorter in them.
    await page.waitForFunction(
      () => document.querySelector<HTMLLinkElement>("link[rel=stylesheet]")?.sheet,
    );
    await page.evaluate(async () => {
      document.body.getBoundingClientRect();
      await document.fonts.ready;
      window.scrollTo(0, 400);
    });
    await expect.poll(place).toBe(400);
    release();
    await isLive;
    await page.waitForLoadState("networkidle");
    expect(await place()).toBe(400);
  });
}

test("the trail of a city names it before any script has come", async ({ page }) => {
  const release = await openHeld(page, "/directory/texas/round-rock");
  const trail = page.getByRole("navigation", { name: "Breadcrumbs" });
  await expect(trail).toContainText("Round Rock, Texas");
  await expect(bar(page).getByRole("link", { name: "Directory" })).toBeVisible();
  release();
  await expect(trail.getByRole("link", { name: "Texas" })).toBeVisible();
});

test("a stranger sees the ways in at once", async ({ page }) => {
  const release = await openHeld(page, "/feed");
  await expect(bar(page).getByRole("link", { name: "Get Started" })).toBeVisible();
  await expect(page.getByText("Join the conversation")).toBeVisible();
  release();
});

const searchBox = (page: Page) =>
  page.getByRole("main").getByRole("combobox", { name: "Find a doctor" });

for (const path of ["/directory", "/directory?search=Texas", "/directory/texas/austin"]) {
  test(`a search that is typed on ${path} before the scripts have come is kept`, async ({
    page,
  }) => {
    const release = await openHeld(page, path);
    await searchBox(page).fill("Bend, OR");
    release();
    await expect(cards(page).first()).toBeVisible();
    await expect(searchBox(page)).toHaveValue("Bend, OR");
    await expect(searchBox(page)).toBeFocused();
  });
}

test("a search may be sent before the scripts have come", async ({ page }) => {
  const box = searchBox(page);
  const held = await openHeld(page, "/directory");
  await box.fill("Austin, TX");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/directory\?search=Austin/);
  held();
  await expect(box).toHaveValue("Austin, TX");
  await expect(cards(page).first()).toBeVisible();
});

test("who types and signs in before the scripts have come is signed in with them", async ({
  page,
  request,
}) => {
  const account = await createAccount(request);
  const release = await openHeld(page, "/auth");
  await page.getByRole("textbox", { name: "Email" }).fill(account.email);
  await page.getByRole("textbox", { name: "Password" }).fill(account.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  release();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("Sign Up that is pressed before the scripts have come opens with them", async ({ page }) => {
  const release = await openHeld(page, "/auth");
  await page.getByRole("tab", { name: "Sign Up" }).click();
  release();
  await expect(title(page)).toHaveText("Create your account");
});

test("who types an address and asks for a link before the scripts have come types it once", async ({
  page,
}) => {
  const release = await openHeld(page, "/auth");
  await page.getByRole("textbox", { name: "Email" }).fill("early@patients.example");
  await page.getByRole("button", { name: "Email me a sign-in link" }).click();
  release();
  await expect(title(page)).toHaveText("Sign In by Email");
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue("early@patients.example");
});

test("who comes to sign up is shown no other form before the scripts have come", async ({
  page,
}) => {
  const release = await openHeld(page, "/auth?tab=sign-up");
  await expect(title(page)).toBeVisible();
  await expect(page.getByLabel("Email")).toBeHidden();
  release();
  await expect(page.getByRole("textbox", { name: "Email" })).toBeVisible();
  await expect(title(page)).toHaveText("Create your account");
});

test("what is written to us before the scripts have come is kept, and stays out of the address", async ({
  page,
}) => {
  const release = await openHeld(page, "/contact");
  const box = (name: string) => page.getByRole("textbox", { name, exact: true });
  await box("Name").fill("Ada Lovelace");
  await box("Subject").fill("Fees");
  release();
  await page.waitForLoadState("networkidle");
  await expect(box("Name")).toHaveValue("Ada Lovelace");
  await expect(box("Subject")).toHaveValue("Fees");
  await expect(page).toHaveURL("/contact");
});

test("a way to join that is pressed before the scripts have come opens Sign Up", async ({
  page,
}) => {
  const release = await openHeld(page, "/about");
  await page.getByRole("main").getByRole("link", { name: "Join as Physician" }).click();
  await expect(page).toHaveURL("/auth?tab=sign-up&as=doctor");
  release();
  await expect(title(page)).toHaveText("Create your account");
  await expect(page.getByRole("radio", { name: "Doctor" })).toBeChecked();
});

for (const [path, isMember] of [
  ["/about", false],
  ["/directory", false],
  ["/settings", true],
] as const) {
  test(`the menu of ${path} opens before the scripts have come, and stays open when they run`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    if (isMember) await signIn(page, demo.patient);
    const release = await openHeld(page, path);
    const button = bar(page).getByRole("button", { name: "Menu" });
    await button.click();
    const entry = bar(page).getByRole("link", { name: "Blog" });
    await expect(entry).toBeVisible();
    expect(await isExpanded(page, button)).toBe(true);
    release();
    await expect(page.locator("#root[data-live]")).toBeAttached();
    await page.waitForLoadState("networkidle");
    await expect(entry).toBeVisible();
    expect(await isExpanded(page, button)).toBe(true);
    await page.keyboard.press("Escape");
    await expect(entry).toBeHidden();
    await expect(button).toBeFocused();
  });
}

test("Go Back that is pressed before the scripts have come goes back with them", async ({
  page,
  allowProblem,
  expectProblem,
}) => {
  allowProblem(/console: Page not found/);
  expectProblem(/answered 404: .*no.such.page/);
  await page.goto("/about");
  const release = await openHeld(page, "/no/such/page");
  await page.getByRole("button", { name: "Go Back" }).click();
  release();
  await expect(page).toHaveURL("/about");
});

test("what is written after a press that came too early is not left for it", async ({ page }) => {
  const release = await openHeld(page, "/contact");
  const box = (name: string) => page.getByRole("textbox", { name, exact: true });
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(box("Name")).toBeFocused();
  await box("Message").pressSequentially("Is the price ");
  release();
  await page.waitForLoadState("networkidle");
  await expect(page.locator("#root[data-live]")).toBeAttached();
  await page.keyboard.type("right?");
  await expect(box("Message")).toHaveValue("Is the price right?");
});

test("a form that the address does not ask for is never seen", async ({ page }) => {
  await page.addInitScript(`
    window.seen = [];
    const look = () => {
      const box = document.querySelector("#root:not([data-live]) input[name=email]");
      if (box) seen.push(getComputedStyle(box).visibility);
      requestAnimationFrame(look);
    };
    look();
  `);
  const release = await openHeld(page, "/auth?next=/directory");
  await expect.poll(() => page.evaluate("seen.length")).toBeGreaterThan(3);
  expect(await page.evaluate("[...new Set(seen)]")).toEqual(["hidden"]);
  release();
  await expect(page.getByRole("textbox", { name: "Email" })).toBeVisible();
});
