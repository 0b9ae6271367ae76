import type { APIRequestContext, Page } from "@playwright/test";
import { demo, freshEmail, signIn } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { addListing } from "./listings.ts";
import { createMember, signInByApi } from "./members.ts";

/** The most that one member can add in a day. */
const itemCount = 10;

/** Adds pending listings. */
async function addListings(request: APIRequestContext, tag: string) {
  const member = await createMember(request);
  for (let number = 0; number < itemCount; number += 1) {
    await addListing(request, member, { practice_name: `${tag} Practice ${number}` });
  }
}

/** Reads the statuses of the listings with a tag. */
async function readStatuses(request: APIRequestContext, tag: string) {
  const { headers } = await signInByApi(request, demo.admin);
  const address = `/rest/v1/doctors?select=status,status_reason&practice_name=like.${tag}*`;
  const answer = await request.get(address, { headers });
  const listings: { status: string; status_reason: string | null }[] = await answer.json();
  return listings;
}

const current = (page: Page) => page.locator("article:focus");

test("an admin decides each pending listing with at most two keys", async ({ page, request }) => {
  const tag = `Keyed${freshEmail().slice(8, 16)}`;
  await addListings(request, tag);
  await signIn(page, demo.admin, "/admin?tab=listings");
  await expect(page.getByRole("article").first()).toBeVisible();

  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const rejected = new Set<string>();
  let done = 0;
  await press("j");
  while (done < itemCount) {
    await expect(current(page)).toBeVisible();
    const title = (await current(page).getByRole("heading").first().textContent()) ?? "";
    const row = page.getByRole("article", { name: title, exact: true });
    // Skips the listings of other tests. The next row may still be loading.
    if (!title.startsWith(tag)) {
      await expect(async () => {
        await page.keyboard.press("j");
        await expect(current(page).and(row)).toHaveCount(0, { timeout: 1000 });
      }).toPass();
    } else {
      const before = keys;
      if (done % 5 === 4) {
        await press("r");
        await expect(current(page)).toHaveCount(0);
        await press("3");
        rejected.add(title);
      } else {
        await press("a");
      }
      expect(keys - before).toBeLessThanOrEqual(2);
      done += 1;
      // Focus has moved to the next row.
      await expect(row).toHaveCount(0);
    }
  }

  expect(rejected.size).toBe(itemCount / 5);
  expect(keys, "keys in all").toBeLessThanOrEqual(2 * itemCount);
  // The last decisions are sent once they can no longer be undone.
  const statusesOf = async (wanted: string) =>
    (await readStatuses(request, tag)).filter(({ status }) => status === wanted);
  await expect.poll(() => statusesOf("published")).toHaveLength(8);
  await expect.poll(() => statusesOf("rejected")).toHaveLength(2);
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
  const tag = `Long${freshEmail().slice(8, 16)}`;
  for (let member = 0; member < 3; member += 1) {
    const adding = await createMember(request);
    for (let number = 0; number < 5; number += 1) {
      await addListing(request, adding, { practice_name: `${tag} ${member}${number}` });
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
