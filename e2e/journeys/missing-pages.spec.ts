import type { Page } from "@playwright/test";
import { publishableKey } from "../../supabase/local/apis/keys.ts";
import { expect, test } from "../fixtures.ts";
import { cards, search, toast } from "./directory.ts";

const missingListingHeading = (page: Page) =>
  page.getByRole("heading", { level: 1, name: "This listing is not in the directory" });

test("a listing URL with an invalid id shows that the listing is missing and offers the directory", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/answered 404: .*\/doctor\//);
  for (const id of ["not-an-id", "%00", "'; drop table doctors; --", "x".repeat(300)]) {
    await test.step(id, async () => {
      await page.goto(`/doctor/${id}`);
      await expect(toast(page, "Error loading doctor")).toBeVisible();
      await expect(missingListingHeading(page)).toBeVisible();
    });
  }
  await page.getByRole("link", { name: "Back to Directory" }).click();
  await expect(cards(page)).toHaveCount(24);
});

test("the URL of a missing listing shows that it is missing and offers the directory", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/answered 404: .*\/doctor\//);
  await page.goto("/doctor/00000000-0000-4000-8000-000000000000");
  await expect(toast(page, "Error loading doctor")).toBeVisible();
  await expect(missingListingHeading(page)).toBeVisible();
  await search(page, "Texas");
  await expect(page).toHaveURL("/directory?search=Texas");
});

test("a listing pending review looks like a missing listing to a visitor", async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/answered 404: .*\/doctor\//);
  const headers = { apikey: publishableKey };
  const session = await request.post("/auth/v1/token?grant_type=password", {
    headers,
    data: { email: "admin@demo.test", password: "demo-password" },
  });
  const { access_token } = (await session.json()) as { access_token: string };
  const hidden = await request.get("/rest/v1/doctors?verified=is.false&select=id", {
    headers: { ...headers, authorization: `Bearer ${access_token}` },
  });
  const [listing] = (await hidden.json()) as { id: string }[];
  expect(listing?.id).toMatch(/^[0-9a-f-]{36}$/);

  await page.goto(`/doctor/${listing?.id}`);
  await expect(toast(page, "Error loading doctor")).toBeVisible();
  await expect(missingListingHeading(page)).toBeVisible();
});

test("an unknown URL offers Go Home and Go Back", async ({ page, expectProblem }) => {
  expectProblem(/console: Page not found: \/no\/such\/page/);
  expectProblem(/answered 404: .*\/no\/such\/page/);
  await page.goto("/directory?search=Texas");
  await page.goto("/no/such/page");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
  await page.getByRole("button", { name: "Go Back" }).click();
  await expect(page).toHaveURL("/directory?search=Texas");

  await page.goto("/no/such/page");
  await page.getByRole("link", { name: "Go Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/doctor who has time for you/);
});
