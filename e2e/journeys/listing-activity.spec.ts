import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember } from "../members.ts";
import { cards } from "./directory.ts";
import { addPublicListing, uniqueName } from "./listings.ts";

/** Waits until an event of this kind has been counted. */
const eventCounted = (page: Page, kind: string) =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith("/rpc/count_activity") &&
      response.status() === 204 &&
      (response.request().postData() ?? "").includes(`"${kind}"`),
  );

test("the owner sees a visitor's page view and phone click counted, and shares the listing with a QR code", async ({
  page,
  request,
}) => {
  const owner = await createMember(request, { role: "doctor", fullName: "Dr. Iris Keeper" });
  const name = uniqueName("Kept");
  await addPublicListing(request, owner, {
    practice_name: name,
    user_id: owner.id,
    phone: "(775) 555-0142",
    monthly_price: 80,
  });

  const shownCounted = eventCounted(page, "shown");
  await page.goto(`/directory?search=${encodeURIComponent(name)}`);
  await expect(cards(page)).toHaveCount(1);
  await shownCounted;
  const openedCounted = eventCounted(page, "opened");
  await cards(page).getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await openedCounted;
  // The test browser can't make calls.
  await page.evaluate(() => document.addEventListener("click", (event) => event.preventDefault()));
  const phoneCounted = eventCounted(page, "phone");
  await page.getByRole("link", { name: "(775) 555-0142" }).click();
  await phoneCounted;

  await signIn(page, owner, "/dashboard");
  await page.getByRole("link", { name: `Activity and sharing for ${name}` }).click();
  const week = page.getByRole("row", { name: /This week so far/ });
  await expect(week.getByRole("cell")).toHaveText(["1", "1", "1", "0", "0", "0", "0", "0"]);

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as SVG" }).click();
  const file = await readFile(await (await downloading).path(), "utf8");
  expect(file).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg".*<\/svg>\s*$/);
});
