import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

test.use({ serviceWorkers: "allow" });

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const listing = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") });
const practice = "Bouldin Lantern Direct Primary Care";

test("a listing viewed earlier can be read offline, and its page returns once online", async ({
  page,
  context,
  expectProblem,
  allowProblem,
}) => {
  // The script that counts views loads when the page is idle, which may be after the connection is
  // cut.
  allowProblem(/failed: .*\/assets\/[\w-]+\.js net::ERR_INTERNET_DISCONNECTED/);
  expectProblem(/failed: .*\/doctor\/[\w-]+ net::ERR_INTERNET_DISCONNECTED/);
  expectProblem(/failed: .*\/offline\?.* net::ERR_INTERNET_DISCONNECTED/);
  await page.goto("/directory?search=Bouldin+Lantern");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole("link", { name: practice, exact: true }).click();
  await expect(title(page)).toHaveText(practice);
  const path = new URL(page.url()).pathname;

  await context.setOffline(true);
  await page.reload();
  await expect(title(page)).toHaveText("You're offline");
  await expect(page).toHaveURL(`/offline?to=${encodeURIComponent(path)}`);
  await expect(listing(page)).toHaveCount(1);
  await expect(listing(page).getByRole("heading", { level: 2 })).toHaveText(practice);
  const rendered = { useInnerText: true };
  await expect(listing(page)).toContainText("$89 per month", rendered);
  // The device stores no street address, because the practice may remove it at any time.
  await expect(listing(page)).toContainText("Austin, TX 78704", rendered);
  await expect(listing(page)).not.toContainText("Lantern Hill", rendered);
  await expect(listing(page)).toContainText(/As of \w+ \d+, \d{4}/, rendered);
  await expect(
    listing(page)
      .getByRole("link", { name: /^\(512\)/ })
      .first(),
  ).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText("You're back online.")).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL(path);
  await expect(title(page)).toHaveText(practice);
});
