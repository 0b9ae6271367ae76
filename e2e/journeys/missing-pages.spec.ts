import { expect, test } from "../fixtures.ts";
import { cards, search } from "./directory.ts";

test("a visitor at an unknown URL can go back, and a search there opens the directory", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/console: Page not found: \/no\/such\/page/);
  expectProblem(/answered 404: .*\/no\/such\/page/);
  const title = page.getByRole("heading", { level: 1 });
  await page.goto("/directory?search=Texas");
  await page.goto("/no/such/page");
  await expect(title).toHaveText("Page Not Found");
  await page.getByRole("button", { name: "Go Back" }).click();
  await expect(page).toHaveURL("/directory?search=Texas");

  await page.goForward();
  await expect(title).toHaveText("Page Not Found");
  await search(page, "Austin, TX");
  await expect(page).toHaveURL("/directory?search=Austin%2C+TX");
  await expect(cards(page)).not.toHaveCount(0);
});
