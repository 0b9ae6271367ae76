import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { openPublisher } from "../src/build/deploy/publisher.ts";
import { readListings } from "../src/build/deploy/read-listings.ts";
import { publishableKey } from "../supabase/local/apis/keys.ts";
import { createAccount, demo } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { addPublicListing, uniqueName } from "./listings.ts";
import { signInByApi } from "./members.ts";
import { siteOrigin } from "./site.ts";

// Pages with the data of the day on which they were written, as `npm run listings` writes them after a deploy.

const api = { url: siteOrigin, key: publishableKey };
let dist = "";

test.beforeAll(() => {
  dist = mkdtempSync(path.join(tmpdir(), "written-pages-"));
  cpSync("dist", dist, { recursive: true });
});

test.afterAll(() => rmSync(dist, { recursive: true }));

/** Writes the page of a listing as it is now. */
async function writeListing(id: string) {
  const write = await openPublisher({ api, dist });
  for await (const listing of readListings(api, write.renderer.listingColumns)) {
    if (listing.id === id) await write.listing(listing);
  }
}

/** Has an address answered with what was written for it. */
async function serve(page: Page, at: string) {
  const body = readFileSync(path.join(dist, `${at}.html`), "utf8");
  await page.route(at, (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body }));
}

/** The questions that a page asks once it is painted, and the scripts of the app. */
function watch(page: Page) {
  const [answered, scripts]: [string[], string[]] = [[], []];
  page.on("requestfinished", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/rest/v1/")) answered.push(pathname.slice("/rest/v1/".length));
    if (pathname.endsWith(".js")) scripts.push(pathname);
  });
  return { answered, scripts };
}

test("a written listing rests while it is as written, and shows what has changed without anybody stirring", async ({
  page,
  request,
}) => {
  const [practice_name, bio] = [uniqueName("Written"), "House calls on Tuesdays."];
  const author = await signInByApi(request, await createAccount(request));
  const id = await addPublicListing(request, author, { practice_name, bio });
  await writeListing(id);
  await serve(page, `/doctor/${id}`);
  const { answered, scripts } = watch(page);

  await page.goto(`/doctor/${id}`, { waitUntil: "networkidle" });
  await expect(page.getByText(bio)).toBeVisible();
  expect(answered).toEqual(["doctors"]);
  expect(scripts).toEqual([]);

  const { headers } = await signInByApi(request, demo.admin);
  const changed = "House calls on Tuesdays and Fridays.";
  const data = { bio: changed };
  const answer = await request.patch(`/rest/v1/doctors?id=eq.${id}`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(204);
  await page.reload();
  await expect(page.getByText(changed)).toBeVisible();
});

test("a written listing never has a street in it, and shows the one that is listed now", async ({
  page,
  request,
}) => {
  const street = "12 Home Street";
  const author = await signInByApi(request, await createAccount(request));
  const id = await addPublicListing(request, author, {
    practice_name: uniqueName("At Home"),
    address_street: street,
  });
  await writeListing(id);
  expect(readFileSync(path.join(dist, `/doctor/${id}.html`), "utf8")).not.toContain(street);
  await serve(page, `/doctor/${id}`);
  await page.goto(`/doctor/${id}`);
  await expect(page.getByText(street)).toBeVisible();
  const structured = page.locator("script[type='application/ld+json']");
  await expect
    .poll(async () => (await structured.allTextContents()).join())
    .toContain(`"streetAddress":"${street}"`);

  const { headers } = await signInByApi(request, demo.admin);
  const data = { address_street: null };
  const answer = await request.patch(`/rest/v1/doctors?id=eq.${id}`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(204);
  await page.goto(`/doctor/${id}`, { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.content()).not.toContain(street);
});

test("who opens a listing and presses the phone at once is counted with the press", async ({
  page,
  request,
}) => {
  const phone = "(775) 555-0161";
  const author = await signInByApi(request, await createAccount(request));
  const practice_name = uniqueName("Called");
  const id = await addPublicListing(request, author, { practice_name, phone });
  await writeListing(id);
  await serve(page, `/doctor/${id}`);
  await page.goto(`/doctor/${id}`, { waitUntil: "networkidle" });
  await expect(page.locator("#root[data-live]")).toHaveCount(0);

  const counting = page.waitForRequest((sent) => sent.url().endsWith("/rpc/count_activity"));
  await page.evaluate(() => document.addEventListener("click", (event) => event.preventDefault()));
  await page.getByRole("link", { name: phone }).first().click();
  const { batch } = (await counting).postDataJSON();
  expect(batch).toEqual([
    { listing: id, kind: "opened" },
    { listing: id, kind: "phone" },
  ]);
});

test("a written page of a state rests, and starts with whoever moves", async ({ page }) => {
  const write = await openPublisher({ api, dist });
  // In no other test a practice comes to Vermont, or goes.
  await write.directory({ state: "VT" });
  await serve(page, "/directory/vermont");
  const { answered, scripts } = watch(page);

  await page.goto("/directory/vermont", { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Vermont");
  expect(answered.toSorted()).toEqual([
    "rpc/describe_place",
    "rpc/list_places",
    "rpc/place_doctors",
  ]);
  expect(scripts).toEqual([]);
  await page.mouse.move(20, 20);
  await page.mouse.move(40, 60);
  await page.locator("#root[data-live]").waitFor();
});
