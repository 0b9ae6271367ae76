import { expect, test } from "../fixtures.ts";
import { hydratedRoot } from "../pages.ts";
import { search, searchBox, summary } from "./directory.ts";

const searchApi = "**/rest/v1/rpc/search_doctors*";

test("a search without a connection shows an error, keeps the text, and can be retried", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/failed: .*search_doctors/);
  await page.clock.install();
  await page.route(searchApi, (route) => route.abort("connectionfailed"));
  await page.goto("/directory");
  await hydratedRoot(page).waitFor();
  await search(page, "Texas");
  // The clock can also run past the time limit of the map beside the results.
  const alert = page.getByRole("alert").filter({ hasText: "Check your connection" });
  // Skips the delays between the app's retries.
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(alert).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(searchBox(page)).toHaveValue("Texas");

  await page.unroute(searchApi);
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(summary(page)).toHaveText(/practices for “Texas”/);
});
