import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { serveSite } from "../bench/site-server.ts";
import { formatPhone } from "../src/lib/phone/format-phone.ts";
import { publishableKey } from "../supabase/local/apis/keys.ts";
import { freePort } from "../supabase/local/testing/free-port.ts";
import { expect, test } from "./fixtures.ts";
import { siteOrigin } from "./site.ts";

// The listings as a deploy writes them, into a copy of the built site: the other tests go without.
const port = await freePort("127.0.0.1");
const api = siteOrigin;
const origin = `http://127.0.0.1:${port}`;

test.use({ baseURL: origin });
test.describe.configure({ mode: "default" });

let dist = "";
let close = async () => {};

// What an earlier deploy wrote of a listing and of a city that are gone.
const gone = ["doctor/00000000-0000-4000-8000-000000000002.html", "directory/texas/atlantis.html"];

test.beforeAll(async () => {
  test.setTimeout(240_000);
  dist = mkdtempSync(path.join(tmpdir(), "listing-pages-"));
  cpSync("dist", dist, { recursive: true });
  for (const file of gone) {
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
    writeFileSync(path.join(dist, file), "gone");
  }
  publish();
  close = await serveSite({ dist, api, port });
});

test.afterAll(async () => {
  await close();
  rmSync(dist, { recursive: true, force: true });
});

/** Runs the step of the deploy. */
function publish() {
  const env = { ...process.env, VITE_SITE_URL: origin };
  execFileSync("npx", ["tsx", "src/build/deploy/listings.ts", api, dist], { env, stdio: "pipe" });
}

interface Row {
  id: string;
  practice_name: string;
  monthly_price: number;
  phone: string;
}

/** A listing of the demo data that says its price and its phone. */
async function anyListing({ request }: Page): Promise<Row> {
  const query = "select=id,practice_name,monthly_price,phone&verified=is.true&order=id&limit=1";
  const known = "monthly_price=not.is.null&phone=not.is.null";
  const url = `${api}/rest/v1/doctors?${query}&${known}&apikey=${publishableKey}`;
  const [row] = await (await request.get(url)).json();
  return row;
}

const fileOf = (id: string) => path.join(dist, "doctor", `${id}.html`);
const title = (page: Page) => page.getByRole("heading", { level: 1 });
/** The price at the top; prices by age may say the same below. */
const price = (page: Page, amount: number) =>
  page
    .getByRole("complementary", { name: "Pricing and contact" })
    .getByText(`$${amount}`, { exact: true })
    .first();

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a listing reads completely", async ({ page }) => {
    const listing = await anyListing(page);
    await page.goto(`/doctor/${listing.id}`);
    await expect(title(page)).toHaveText(listing.practice_name);
    await expect(page).toHaveTitle(new RegExp(listing.practice_name));
    await expect(price(page, listing.monthly_price)).toBeVisible();
    await expect(page.getByRole("link", { name: formatPhone(listing.phone) })).toBeVisible();
    await expect(page.getByRole("link", { name: "Get Directions" })).toBeVisible();
    await expect(page.getByText(/Loading/)).toHaveCount(0);
  });

  for (const [address, words] of [
    ["/directory", /practices in the directory$/],
    ["/directory/texas", /^\d+ practices\./],
    ["/directory/texas/austin", /^\d+ practices\./],
  ] as const) {
    test(`${address} lists its practices`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByText(words)).toBeVisible();
      expect(await page.locator("main li h2").count()).toBeGreaterThan(2);
      await expect(page.getByText(/Loading/)).toHaveCount(0);
    });
  }

  test("a listing that is newer than the deploy gets the shell", async ({ page }) => {
    await page.goto("/doctor/00000000-0000-4000-8000-000000000000");
    await expect(page.getByText("Loading doctor...")).toBeAttached();
  });
});

/** Written pages rest until somebody does. */
const stir = (page: Page) => page.mouse.move(9, 9);

for (const query of ["", "?utm_source=mail"]) {
  test(`a listing is taken over as it stands${query && " whatever the query says"}`, async ({
    page,
  }) => {
    const listing = await anyListing(page);
    await page.goto(`/doctor/${listing.id}${query}`, { waitUntil: "domcontentloaded" });
    await page.evaluate(() => {
      document.querySelector("h1")?.setAttribute("data-built", "");
    });
    await stir(page);
    await page.waitForLoadState("networkidle");
    await expect(page.locator("#root[data-live]")).toBeAttached();
    await expect(page.locator("h1[data-built]")).toHaveText(listing.practice_name);
    await expect(page.locator("title")).toHaveCount(1);
    await expect(page.locator("meta[name=description]")).toHaveCount(1);
  });
}

test("what has changed since the deploy shows", async ({ page }) => {
  const listing = await anyListing(page);
  await page.route("**/rest/v1/doctors?*", async (route) => {
    const response = await route.fetch();
    const rows: Row[] = await response.json();
    await route.fulfill({ response, json: rows.map((row) => ({ ...row, monthly_price: 7 })) });
  });
  await page.goto(`/doctor/${listing.id}`, { waitUntil: "domcontentloaded" });
  await expect(price(page, listing.monthly_price)).toBeVisible();
  await stir(page);
  await expect(price(page, 7)).toBeVisible();
  await expect(title(page)).toHaveText(listing.practice_name);
});

test("a listing that is gone since the deploy says so", async ({ page }) => {
  const { id } = await anyListing(page);
  const gone = "00000000-0000-4000-8000-000000000001";
  writeFileSync(fileOf(gone), readFileSync(fileOf(id), "utf8").replaceAll(id, gone));
  await page.goto(`/doctor/${gone}`);
  await expect(title(page)).toHaveText("This listing is not in the directory");
});

test("each deploy writes listings and cities anew", async ({ page }) => {
  const { id } = await anyListing(page);
  expect(existsSync(fileOf(id))).toBe(true);
  expect(existsSync(path.join(dist, "directory/texas/austin.html"))).toBe(true);
  expect(gone.filter((file) => existsSync(path.join(dist, file)))).toEqual([]);
});

for (const address of ["/directory", "/directory/texas", "/directory/texas/austin"]) {
  test(`${address} is taken over with its listings as it stands`, async ({ page }) => {
    await page.goto(address, { waitUntil: "domcontentloaded" });
    const first = page.locator("main li h2").first();
    const name = await first.textContent();
    await first.evaluate((heading) => heading.setAttribute("data-built", ""));
    await stir(page);
    await page.waitForLoadState("networkidle");
    await expect(page.locator("#root[data-live]")).toBeAttached();
    await expect(page.locator("h2[data-built]")).toHaveText(name ?? "");
    await expect(page.locator("title")).toHaveCount(1);
  });
}

test("a search in the directory does not show what was written for all", async ({ page }) => {
  await page.goto("/directory?search=Boise");
  await expect(page.getByText(/^\d+ practices? within 25 miles of Boise, ID/)).toBeVisible();
});
