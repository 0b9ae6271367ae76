import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Page } from "@playwright/test";
import { demo, keepSession, settle } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { practicesOnMap, status } from "./map.ts";
import { dataPages, demoListing, hydratedRoot, titleOf } from "./pages.ts";

// What the first visit to a page loads before any interaction: brotli, 1 kB is 1000 bytes. Images are not compressed again.
const textBudget = 5;
const visitorBudget = 200;
const memberBudget = 290;
const styleBudget = 18;
/** Pages that are over their budget, and must not get heavier. */
const exceptions: Record<string, number> = {
  "/directory": 202,
  "/directory?search=Boise": 203,
  "/directory/texas": 205,
  "/directory/texas/austin": 205,
  [demoListing]: 221,
  "/profile/3a01b236-c99a-46ce-9b12-8a1ee2e6b9cf": 203,
};
const imageBudget = 60;

const textPages = ["/", "/about", "/contact", "/blog", "/blog/dpc-vs-traditional-insurance"];
const visitorPages = [...dataPages, "/compare", "/saved"];
const memberPages = ["/auth", "/dashboard", "/settings", "/admin"];

// In one process, which compresses each file once.
test.describe.configure({ mode: "default" });

const fileOf = (url: string) => path.join("dist", new URL(url).pathname);

/** Pages share most files, and compressing one takes longer than loading a page. */
const sizes = new Map<string, number>();

/** The size of a file of the built site, compressed. */
function kilobytes(url: string): number {
  const file = fileOf(url);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(file), { params }).length / 1000;
  sizes.set(file, size);
  return size;
}

const weightOf = (urls: string[]) => urls.reduce((sum, url) => sum + kilobytes(url), 0);

/** The addresses of all that a page loads from now on. */
function recordLoaded(page: Page): Set<string> {
  const loaded = new Set<string>();
  page.on("response", (response) => loaded.add(response.url()));
  return loaded;
}

/** Fails if the open page is over its budgets; logs what it weighs. */
async function expectLight(page: Page, name: string, loaded: Set<string>, budget: number) {
  const files = (ending: RegExp) =>
    [...loaded].filter((url) => ending.test(new URL(url).pathname) && url.includes("/assets/"));
  const scripts = weightOf(files(/\.js$/));
  const inlined = (await page.locator("style").allTextContents()).join("");
  const styles = brotliCompressSync(inlined).length / 1000 + weightOf(files(/\.css$/));
  const images = weightOf(files(/\.(?:avif|jpe?g|png|svg|webp)$/));
  console.log(
    `${name}: scripts ${scripts.toFixed(1)} of ${budget} kB, styles ${styles.toFixed(1)}, images ${images.toFixed(1)}`,
  );
  expect(scripts).toBeGreaterThan(0);
  expect(scripts).toBeLessThanOrEqual(budget);
  expect(styles).toBeGreaterThan(0);
  expect(styles).toBeLessThanOrEqual(styleBudget);
  expect(images).toBeLessThanOrEqual(imageBudget);
}

for (const address of textPages) {
  test(`${address} is within its size budget and loads only the boot script`, async ({ page }) => {
    const loaded = recordLoaded(page);
    await page.goto(address);
    // It loads after the first paint, which a slow computer may take long for.
    const scripts = () => [...loaded].filter((url) => url.endsWith(".js"));
    await expect.poll(scripts).toHaveLength(1);
    await settle(page);
    expect(scripts()).toHaveLength(1);
    await expectLight(page, address, loaded, textBudget);
  });
}

for (const address of [...visitorPages, ...memberPages]) {
  test(`${address} is within its size budget`, async ({ page }) => {
    const isOfMembers = memberPages.includes(address);
    if (isOfMembers && address !== "/auth") await keepSession(page, demo.admin);
    const loaded = recordLoaded(page);
    await page.goto(address, { waitUntil: "networkidle" });
    await expect(titleOf(page)).toBeVisible();
    await hydratedRoot(page).waitFor();
    await page.waitForLoadState("networkidle");
    const budget = exceptions[address] ?? (isOfMembers ? memberBudget : visitorBudget);
    await expectLight(page, address, loaded, budget);
  });
}

/** The directory's map with its shapes, in addition to the directory itself. */
const mapBudget = 80;
/** The shapes of a city and its surroundings. */
const nearBudget = 30;

test("the map is within its size budget and loads only when it is shown", async ({ page }) => {
  const loaded = recordLoaded(page);
  const drawn = () => [...loaded].filter((url) => /\/assets\/map-[^/]+\//.test(url));
  await page.goto("/directory", { waitUntil: "networkidle" });
  const before = new Set(loaded);
  expect(drawn()).toEqual([]);
  await page.getByRole("link", { name: "Map", exact: true }).click();
  await expect(status(page)).toHaveText(practicesOnMap);
  const origins = () => drawn().map((url) => new URL(url).origin);
  await expect.poll(origins).toEqual([new URL(page.url()).origin]);
  const country = drawn();
  const scripts = [...loaded].filter((url) => !before.has(url) && url.endsWith(".js"));
  console.log(
    `map: scripts ${weightOf(scripts).toFixed(1)} and the country ${weightOf(country).toFixed(1)} of ${mapBudget} kB`,
  );
  expect(weightOf(scripts)).toBeGreaterThan(0);
  expect(weightOf([...scripts, ...country])).toBeLessThanOrEqual(mapBudget);

  await page.goto("/directory?search=78704&map=yes");
  const near = () => drawn().filter((url) => !country.includes(url));
  const names = () => near().map((url) => new URL(url).pathname.split("/").at(-1));
  await expect.poll(names).toEqual(["TX.json"]);
  console.log(`the map from near: ${weightOf(near()).toFixed(1)} of ${nearBudget} kB`);
  expect(weightOf(near())).toBeLessThanOrEqual(nearBudget);
});
