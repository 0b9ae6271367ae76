import type { Page } from "@playwright/test";
import { expectAccessible, expectFits } from "../accessibility.ts";
import { storeSession, waitForRequests } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { addPublicListing, uniqueName } from "../journeys/listings.ts";
import { file, png } from "../journeys/test-images.ts";
import { createMember } from "../members.ts";

const screens: Record<string, (page: Page) => Promise<void>> = {
  dashboard: async (page) => {
    await page.goto("/dashboard");
    await expect(page.getByText("You haven't posted yet.")).toBeVisible();
  },
  "profile form": async (page) => {
    await page.goto("/dashboard?view=profile");
    await page.getByLabel("Website").fill("javascript:alert(1)");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("Enter a web address")).toBeVisible();
  },
  cropper: async (page) => {
    await page.goto("/dashboard?view=profile");
    await page.getByLabel("Upload Avatar").setInputFiles(file("me.png", png({ width: 300 })));
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "own profile": async (page) => {
    await page.goto("/dashboard");
    await page.getByRole("link", { name: "View public profile" }).click();
    await expect(page.getByText("Only you can see this")).toBeVisible();
    await expect(page.getByText("No posts yet.")).toBeVisible();
  },
  "membership request": async (page) => {
    const owner = await createMember(page.request, { role: "doctor" });
    const listing = await addPublicListing(page.request, owner, {
      practice_name: uniqueName("Request"),
      user_id: owner.id,
    });
    await page.goto(`/doctor/${listing}?ask=membership`);
    await page.getByLabel("Best way to reach you").selectOption("Phone call");
    await expect(page.getByLabel("Phone", { exact: true })).toBeVisible();
  },
  "quiet hours form": async (page) => {
    await page.goto("/settings");
    await page.getByRole("checkbox", { name: "Quiet hours" }).check();
    await expect(page.getByLabel("From")).toBeVisible();
  },
  "ended session": async (page) => {
    await page.goto("/dashboard?view=profile");
    await page.getByLabel("Location").fill("Reno, NV");
    const other = await page.context().newPage();
    await other.goto("/dashboard");
    await waitForRequests(other);
    await other.getByRole("main").getByRole("button", { name: "Sign Out" }).click();
    await expect(other).toHaveURL("/");
    await other.close();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
};

for (const [name, open] of Object.entries(screens)) {
  test(`the ${name} is accessible and fits into 320 px`, async ({ page, request }) => {
    await storeSession(page, await createMember(request));
    await open(page);
    await expectAccessible(page, 1280, 375);
    await expectFits(page, 320);
  });
}
