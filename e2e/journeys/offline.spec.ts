import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

test.use({ serviceWorkers: "allow" });

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const practice = "Bouldin Lantern Direct Primary Care";

test("a listing that is reloaded offline returns once online", async ({
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

  await context.setOffline(false);
  await expect(page.getByText("You're back online.")).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL(path);
  await expect(title(page)).toHaveText(practice);
});
