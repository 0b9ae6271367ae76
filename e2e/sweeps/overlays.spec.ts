import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible, expectFits } from "../accessibility.ts";
import {
  createAccount,
  createUnconfirmedAccount,
  demo,
  followLink,
  readEmail,
  signIn,
  storeSession,
  uniqueEmail,
  waitForRequests,
} from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createContent, postBox, publish, uniqueText } from "../journeys/feed.ts";
import { addPublicListing, uniqueName } from "../journeys/listings.ts";
import { file, png } from "../journeys/test-images.ts";
import { createMember } from "../members.ts";
import { demoListing } from "../pages.ts";
import { clippedTexts } from "./layout-checks.ts";

// Menus, dialogs, and other states of pages. every-page.spec.ts checks the pages as they open.

// A window of 1280 by 1024 px at 400% zoom.
const shortWindow = { width: 320, height: 256 };

/** Checks what is on the screen, in a short window too if it is a dialog. */
type CheckState = (state: string, widths?: number[]) => Promise<void>;

const checkStateOf =
  (page: Page): CheckState =>
  (state, widths = [1280, 375]) =>
    test.step(state, async () => {
      const size = page.viewportSize();
      await expectAccessible(page, ...widths);
      await expectFits(page, 320);
      const dialog = page.getByRole("dialog");
      if ((await dialog.count()) > 0) {
        await page.emulateMedia({ forcedColors: "active" });
        await expect(dialog).not.toHaveCSS("border-top-width", "0px");
        await page.emulateMedia({ forcedColors: "none" });
        await page.setViewportSize(shortWindow);
        for (const button of await dialog.getByRole("button").all()) {
          await button.scrollIntoViewIfNeeded();
          // Not 1, because scroll positions are rounded to whole pixels.
          await expect(button).toBeInViewport({ ratio: 0.99 });
        }
        expect(await dialog.evaluate(clippedTexts), "cut off in a short window").toEqual([]);
      }
      if (size) await page.setViewportSize(size);
    });

interface Overlay {
  /** A problem that opening a state causes. */
  problem?: RegExp;
  open: (page: Page, check: CheckState, request: APIRequestContext) => Promise<void>;
}

const clickButton = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("button", { name, exact: true }).click();
const fillEmail = (page: Page, email: string) =>
  page.getByRole("textbox", { name: "Email" }).fill(email);
const fillPassword = (page: Page, password: string) =>
  page.getByLabel("Password", { exact: true }).fill(password);
const expectEmailSent = (page: Page) =>
  expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
const longEmail = () => `${"long.".repeat(12)}${uniqueEmail()}`;

const overlays: Record<string, Overlay> = {
  "the menus of a visitor": {
    open: async (page, check) => {
      await page.setViewportSize({ width: 375, height: 800 });
      await page.goto("/");
      await page.getByRole("button", { name: "Menu" }).click();
      await expect(page.getByRole("banner").getByRole("link", { name: "About" })).toBeVisible();
      await check("the menu on a phone", [375]);
    },
  },
  "the dialogs of a listing": {
    open: async (page, check) => {
      await page.goto(demoListing);
      await page.getByRole("button", { name: "Report this listing" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await check("the dialog to report it");
      await page.goto(`${demoListing}?ask=membership`);
      await expect(page.getByRole("dialog")).toBeVisible();
      await check("how to reach the practice");
    },
  },
  "the errors of the sign-in form": {
    problem: /answered 400: .*token/,
    open: async (page, check, request) => {
      await page.goto("/auth");
      await clickButton(page, "Sign In");
      await expect(page.getByText("Enter your password")).toBeVisible();
      await check("empty fields");
      const account = await createUnconfirmedAccount(request);
      await fillEmail(page, account.email);
      await fillPassword(page, account.password);
      await clickButton(page, "Sign In");
      await expect(page.getByRole("button", { name: "Send the email again" })).toBeVisible();
      await check("an unconfirmed email");
    },
  },
  "the steps of the sign-up form": {
    open: async (page, check) => {
      await page.goto("/auth?tab=sign-up");
      await fillPassword(page, "weak12");
      await clickButton(page, "Sign Up");
      await expect(page.getByText("Enter your full name")).toBeVisible();
      await check("errors");
      await page.getByRole("textbox", { name: "Full name" }).fill("Robin Fresh");
      await fillEmail(page, longEmail());
      await fillPassword(page, "a fresh start");
      await clickButton(page, "Sign Up");
      await expectEmailSent(page);
      await check("the email was sent");
    },
  },
  "the steps of a password reset": {
    open: async (page, check, request) => {
      const { email } = await createAccount(request);
      await page.goto("/auth/forgot-password");
      await fillEmail(page, email);
      await clickButton(page, "Send link");
      await expectEmailSent(page);
      await check("the email was sent");
      await followLink(page, await readEmail(request, email, /^Reset/));
      await page.getByLabel("New password", { exact: true }).fill("tulip garden harbor");
      await expect(page.getByText("Strong")).toBeVisible();
      await check("a new password");
    },
  },
  "the steps of an emailed link": {
    problem: /answered 403: .*verify/,
    open: async (page, check) => {
      await storeSession(page, demo.patient);
      await page.goto(`/auth/confirm?token_hash=used&type=email&email=${longEmail()}`);
      await expect(page.getByRole("link", { name: /^Stay signed in/ })).toBeVisible();
      await check("another member is signed in");
      await clickButton(page, /^Continue as/);
      await expect(page.getByRole("alert")).toBeVisible();
      await check("the link does not work");
    },
  },
  "the states of the settings": {
    open: async (page, check, request) => {
      await signIn(page, await createAccount(request, { fullName: "W".repeat(100) }), "/settings");
      await clickButton(page, "Change email");
      await clickButton(page, "Change password");
      await expect(page.getByText("Enter a password")).toBeVisible();
      await check("errors");
      await page.getByRole("button", { name: /account menu/ }).click();
      await expect(page.getByRole("button", { name: "Sign Out", exact: true })).toBeVisible();
      await check("the account menu", [1280]);
      await page.keyboard.press("Escape");
      await clickButton(page, "Delete my account");
      await page.getByRole("button", { name: "Delete account" }).click();
      await expect(page.getByRole("dialog")).toContainText("to confirm");
      await check("the account deletion dialog");
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
      await page.setViewportSize({ width: 375, height: 800 });
      await page.getByRole("button", { name: "Menu" }).click();
      await expect(page.getByRole("button", { name: "Sign Out", exact: true })).toBeVisible();
      await check("the menu on a phone", [375]);
    },
  },
  "the states of an own profile": {
    open: async (page, check, request) => {
      await signIn(page, await createMember(request));
      await expect(page.getByText("You haven't posted yet.")).toBeVisible();
      await check("an empty dashboard");
      await page.getByRole("link", { name: "View public profile" }).click();
      await expect(page.getByText("Only you can see this")).toBeVisible();
      await expect(page.getByText("No posts to show.")).toBeVisible();
      await check("the public profile");
      await page.getByRole("link", { name: "Edit Profile" }).click();
      await page.getByLabel("Website").fill("javascript:alert(1)");
      await clickButton(page, "Save Changes");
      await expect(page.getByText("Enter a web address")).toBeVisible();
      await check("an error in the form");
      await page.getByLabel("Upload Avatar").setInputFiles(file("me.png", png({ width: 300 })));
      const dialog = page.getByRole("dialog");
      await expect(dialog).toBeVisible();
      await check("the cropper");
      await dialog.getByRole("button", { name: "Cancel" }).click();
      await expect(dialog).toBeHidden();
      const other = await page.context().newPage();
      await other.goto("/dashboard");
      await waitForRequests(other);
      await clickButton(other, "Sign Out");
      await expect(other).toHaveURL("/");
      await other.close();
      await expect(dialog).toBeVisible();
      await check("the session ended");
    },
  },
  "the form of a membership request": {
    open: async (page, check, request) => {
      const owner = await createMember(request, { role: "doctor" });
      const listing = await addPublicListing(request, owner, {
        practice_name: uniqueName("Request"),
        user_id: owner.id,
      });
      await signIn(page, await createMember(request), `/doctor/${listing}?ask=membership`);
      await page.getByLabel("Best way to reach you").selectOption("Phone call");
      await expect(page.getByLabel("Phone", { exact: true })).toBeVisible();
      await check("with a phone number");
    },
  },
  "the dialog of announced prices": {
    open: async (page, check) => {
      await signIn(page, demo.doctor, "/doctor/setup?section=prices");
      await clickButton(page, "Announce new prices");
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(/^Monthly price/).fill("99");
      await expect(dialog.getByText(/^Still the same from that day/)).toBeVisible();
      await check("with a new monthly price");
    },
  },
  "the states of an own post": {
    open: async (page, check, request) => {
      await signIn(page, await createMember(request), "/feed");
      await postBox(page).fill("x".repeat(5001));
      await expect(page.getByText("1 character too many")).toBeVisible();
      await check("too many characters");
      await publish(page, `${uniqueText("Lines")}\n${"line https://example.com\n".repeat(50)}`);
      const post = page.getByRole("article").first();
      await expect(post.getByRole("button", { name: "Show more" })).toBeVisible();
      const menuButton = post.getByRole("button", { name: "More options for this post" });
      await menuButton.click();
      const edit = post.getByRole("button", { name: "Edit", exact: true });
      await expect(edit).toBeVisible();
      await check("collapsed, with its menu");
      await edit.click();
      await expect(page.getByRole("textbox", { name: "Edit post" })).toBeFocused();
      await check("being edited");
      await page.keyboard.press("Escape");
      await menuButton.click();
      await post.getByRole("button", { name: "Delete", exact: true }).click();
      await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
      await check("deleted, with a toast to undo it");
    },
  },
  "the menu and the dialogs of another member's post": {
    open: async (page, check, request) => {
      const author = await createMember(request, { fullName: "W".repeat(60) });
      const content = uniqueText("See www.example.org");
      const id = await createContent(request, author, "posts", { content });
      await request.patch(`/rest/v1/posts?id=eq.${id}`, {
        headers: author.headers,
        data: { content: `${content}, edited` },
      });
      await signIn(page, demo.admin, `/post/${id}`);
      await page.getByRole("textbox", { name: "Write a comment" }).pressSequentially("@");
      await expect(page.getByRole("option")).toBeVisible();
      await check("people to mention");
      const menuButton = page.getByRole("button", { name: "More options for this post" });
      await menuButton.click();
      await expect(page.getByRole("button", { name: "Report…" })).toBeVisible();
      await check("the menu");
      await page.keyboard.press("Escape");
      const items = [
        "Earlier versions",
        "Report…",
        `Block ${"W".repeat(60)}…`,
        "Remove…",
        "Erase…",
      ];
      for (const item of items) {
        await menuButton.click();
        await clickButton(page, item);
        await expect(page.getByRole("dialog")).toBeVisible();
        await check(item);
        await page.keyboard.press("Escape");
        await expect(menuButton).toBeFocused();
      }
    },
  },
  "the pages of missing posts": {
    problem: /answered 404: .*\/post\/11111111/,
    open: async (page, check) => {
      await page.goto("/post/11111111-1111-4111-8111-111111111111");
      await expect(page.getByRole("heading", { name: "This post isn't available" })).toBeVisible();
      await check("a post without a page");
    },
  },
  "the states of all listings for an admin": {
    open: async (page, check) => {
      await signIn(page, demo.admin, "/admin?tab=all-listings&search=zzz&status=rejected");
      await page.getByRole("link", { name: "Clear filters" }).waitFor();
      await check("a search without results");
      await page.getByRole("link", { name: "Clear filters" }).click();
      await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
      await expect(page.getByRole("heading", { name: "Actions" })).toBeVisible();
      await clickButton(page, "Merge into…");
      await page.getByRole("searchbox", { name: "Listing to keep" }).fill("care");
      await page.getByRole("radio").first().check();
      await expect(page.getByRole("region", { name: "Practice name" })).toBeVisible();
      await check("a merge");
      await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
      await expect(page.getByRole("dialog")).toBeHidden();
      await page.getByRole("main").getByRole("link", { name: "Edit", exact: true }).click();
      await expect(page.getByRole("button", { name: "Save listing" })).toBeVisible();
      await check("a listing's form");
    },
  },
  "the results of a checked import": {
    open: async (page, check) => {
      await signIn(page, demo.admin, "/admin?tab=transfer");
      const rows = [
        "Name,City,State,ZIP,Monthly price",
        "Oak Trial,Reno,NV,8950,75",
        "Elm Trial,Reno,NV,89501,75.505",
      ];
      await page.getByLabel("CSV file").setInputFiles({
        name: "trial.csv",
        mimeType: "text/csv",
        buffer: Buffer.from(rows.join("\n")),
      });
      await page.getByRole("button", { name: "Check 2 practices" }).click();
      await expect(page.getByRole("heading", { name: "What this import will do" })).toBeVisible();
      await check("with an invalid price");
    },
  },
};

for (const [name, { problem, open }] of Object.entries(overlays)) {
  test(`${name} are accessible and fit into 320 px`, async ({ page, request, expectProblem }) => {
    if (problem) expectProblem(problem);
    await open(page, checkStateOf(page), request);
  });
}

test("the top bar scrolls away in a very short window, and its menu can be scrolled to the end", async ({
  page,
}) => {
  await page.setViewportSize(shortWindow);
  await page.goto("/about");
  const banner = page.getByRole("banner");
  await page.getByRole("heading", { name: "Our Values" }).scrollIntoViewIfNeeded();
  await expect(banner).not.toBeInViewport();
  await page.setViewportSize({ width: 640, height: 512 });
  await expect(banner).toBeInViewport();

  await page.setViewportSize(shortWindow);
  await banner.getByRole("button", { name: "Menu" }).click();
  const last = banner.getByRole("link", { name: "Get Started" });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await last.click();
  await expect(page).toHaveURL("/auth?tab=sign-up&as=patient");
});
