import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { hydratedRoot } from "../pages.ts";
import { cards, search, searchBox, summary, toast } from "./directory.ts";

const searchApi = "**/rest/v1/rpc/search_doctors*";
const doctorApi = "**/rest/v1/doctors?*";

/** An error response without a message. */
const failure = (status: number) => ({
  status,
  json: { code: "", message: "", details: null, hint: null },
});

/** Skips the delays between the app's retries. */
async function skipRetryDelays(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(page.getByRole("alert")).toBeVisible({ timeout: 100 });
  }).toPass();
}

/** Opens the directory and waits until it has hydrated, so that searches run in the browser. */
async function openDirectory(page: Page, query = ""): Promise<void> {
  await page.goto(`/directory${query}`);
  await hydratedRoot(page).waitFor();
}

test("a rejected search shows the reason, keeps the text, and can be retried", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/answered 400: .*search_doctors/);
  await openDirectory(page);
  await expect(cards(page)).toHaveCount(24);
  await page.route(searchApi, (route) => route.fulfill(failure(400)));
  await search(page, "Texas");

  const alert = page.getByRole("alert");
  await expect(alert).toContainText("We couldn't load the doctors");
  await expect(alert).toContainText("We couldn't process this");
  await expect(toast(page, "Error loading doctors")).toContainText("We couldn't process this");
  await expect(searchBox(page)).toHaveValue("Texas");

  await page.unroute(searchApi);
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(summary(page)).toHaveText(/practices for “Texas”/);
  await expect(alert).toBeHidden();
  await expect(searchBox(page)).toHaveValue("Texas");
});

test("a search that fails on the server is attempted four times before an error is shown", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/answered 500: .*search_doctors/);
  await page.clock.install();
  let attempts = 0;
  await page.route(searchApi, (route) => {
    attempts += 1;
    return route.fulfill(failure(500));
  });
  await openDirectory(page);
  await search(page, "Texas");
  await skipRetryDelays(page);
  expect(attempts).toBe(4);
  await expect(page.getByRole("alert")).toContainText("Something went wrong on our side");

  await page.unroute(searchApi);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(summary(page)).toHaveText(/practices for “Texas”/);
});

test("a search without a connection shows an error and can be retried", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/failed: .*search_doctors/);
  await page.clock.install();
  await page.route(searchApi, (route) => route.abort("connectionfailed"));
  await openDirectory(page);
  await search(page, "Texas");
  await skipRetryDelays(page);
  await expect(page.getByRole("alert")).toContainText("Check your connection");
  await expect(searchBox(page)).toHaveValue("Texas");

  await page.unroute(searchApi);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(summary(page)).toHaveText(/practices for “Texas”/);
});

test("a failure to load the next page keeps the first page and can be retried", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/answered 400: .*search_doctors/);
  await page.goto("/directory");
  await expect(cards(page)).toHaveCount(24);
  await page.route(searchApi, (route) => route.fulfill(failure(400)));
  await page.getByRole("button", { name: "Load more" }).scrollIntoViewIfNeeded();
  await expect(toast(page, "Error loading doctors")).toBeVisible();
  await expect(cards(page)).toHaveCount(24);

  await page.unroute(searchApi);
  await page.getByRole("button", { name: "Load more" }).click();
  await expect(cards(page)).not.toHaveCount(24);
});

test("a listing that fails to load shows the reason and can be retried", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/answered 500: .*\/doctors/);
  await openDirectory(page, "?search=Bouldin+Lantern");
  await page.clock.install();
  await page.route(doctorApi, (route) => route.fulfill(failure(500)));
  await page
    .getByRole("link", { name: "Bouldin Lantern Direct Primary Care", exact: true })
    .click();
  await skipRetryDelays(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We couldn't load this listing");
  await expect(page.getByRole("alert")).toContainText("Something went wrong on our side");

  await page.unroute(doctorApi);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Bouldin Lantern/);
});
