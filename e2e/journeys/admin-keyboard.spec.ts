import type { APIRequestContext, Page } from "@playwright/test";
import { demo, signIn, uniqueEmail } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { createMember, signInByApi } from "../members.ts";
import { addListing } from "./listings.ts";

/** The daily limit for one member. */
const listingCount = 10;

/** Adds as many pending listings as one member can add in a day. */
async function addListings(request: APIRequestContext, tag: string) {
  const member = await createMember(request);
  for (let number = 0; number < listingCount; number += 1) {
    await addListing(request, member, { practice_name: `${tag} Practice ${number}` });
  }
}

/** Returns the statuses of the listings with a tag. */
async function readStatuses(request: APIRequestContext, tag: string) {
  const { headers } = await signInByApi(request, demo.admin);
  const address = `/rest/v1/doctors?select=status,status_reason&practice_name=like.${tag}*`;
  const response = await request.get(address, { headers });
  const listings: { status: string; status_reason: string | null }[] = await response.json();
  return listings;
}

const focusedRow = (page: Page) => page.locator("article:focus");

test("an admin decides each pending listing with at most two keys", async ({ page, request }) => {
  const tag = `Keyed${uniqueEmail().slice(8, 16)}`;
  await addListings(request, tag);
  await signIn(page, demo.admin, "/admin?tab=listings");
  await expect(page.getByRole("article").first()).toBeVisible();

  let keyCount = 0;
  const pressKey = async (key: string) => {
    keyCount += 1;
    await page.keyboard.press(key);
  };
  const rejected = new Set<string>();
  let decidedCount = 0;
  await pressKey("j");
  while (decidedCount < listingCount) {
    await expect(focusedRow(page)).toBeVisible();
    const title = (await focusedRow(page).getByRole("heading").first().textContent()) ?? "";
    const row = page.getByRole("article", { name: title, exact: true });
    // Skips the listings of other tests. The next row may still be loading.
    if (!title.startsWith(tag)) {
      await expect(async () => {
        await page.keyboard.press("j");
        await expect(focusedRow(page).and(row)).toHaveCount(0, { timeout: 1000 });
      }).toPass();
    } else {
      const before = keyCount;
      if (decidedCount % 5 === 4) {
        await pressKey("r");
        await expect(focusedRow(page)).toHaveCount(0);
        await pressKey("3");
        rejected.add(title);
      } else {
        await pressKey("a");
      }
      expect(keyCount - before).toBeLessThanOrEqual(2);
      decidedCount += 1;
      // Focus has moved to the next row.
      await expect(row).toHaveCount(0);
    }
  }

  expect(rejected.size).toBe(listingCount / 5);
  expect(keyCount, "number of keys pressed").toBeLessThanOrEqual(2 * listingCount);
  // The last decisions are sent once they can no longer be undone.
  const listingsWithStatus = async (wanted: string) =>
    (await readStatuses(request, tag)).filter(({ status }) => status === wanted);
  await expect.poll(() => listingsWithStatus("published")).toHaveLength(8);
  await expect.poll(() => listingsWithStatus("rejected")).toHaveLength(2);
  const statuses = await readStatuses(request, tag);
  expect(statuses.filter(({ status }) => status === "rejected")).toEqual(
    Array.from({ length: 2 }, () => ({
      status: "rejected",
      status_reason: "It's already listed",
    })),
  );
});

test("a queue of fifteen listings opens as a compact list that fits on two screens, also on a phone", async ({
  page,
  request,
}) => {
  test.slow();
  const tag = `Long${uniqueEmail().slice(8, 16)}`;
  for (let member = 0; member < 3; member += 1) {
    const submitter = await createMember(request);
    for (let number = 0; number < 5; number += 1) {
      await addListing(request, submitter, { practice_name: `${tag} ${member}${number}` });
    }
  }
  await signIn(page, demo.admin, "/admin?tab=listings");
  await page.evaluate(() => localStorage.removeItem("dpc-nearby-queue-view"));
  await page.reload();
  await expect(page.getByRole("button", { name: "Compact list", pressed: true })).toBeVisible();
  const rows = page.getByRole("main").getByRole("article");
  for (const [width, height] of [
    [1280, 1500],
    [375, 2000],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const first = await rows.first().boundingBox();
    const fifteenth = await rows.nth(14).boundingBox();
    expect((fifteenth?.y ?? 0) + (fifteenth?.height ?? 0) - (first?.y ?? 0)).toBeLessThan(height);
  }
});
