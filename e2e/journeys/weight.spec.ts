import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Page } from "@playwright/test";
import { demo, storeSession, waitForRequests } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { dataPages, demoListing, hydratedRoot, titleOf } from "../pages.ts";
import { practicesOnMap, status } from "./map.ts";

// Size limits in kB (1000 bytes), compressed with brotli, for the first load of a page. Images are
// not compressed again.
const textBudget = 5;
const visitorBudget = 200;
const memberBudget = 290;
const styleBudget = 18;
/** Pages that are over the limit and must not get larger. */
const exceptions: Record<string, number> = {
  "/directory": 202,
  "/directory?search=Boise": 203,
  "/directory/texas": 205,
  "/directory/texas/austin": 205,
  [demoListing]: 220,
  "/profile/3a01b236-c99a-46ce-9b12-8a1ee2e6b9cf": 203,
};
const imageBudget = 60;

const textPages = ["/", "/about", "/contact", "/blog", "/blog/dpc-vs-traditional-insurance"];
const visitorPages = [...dataPages, "/compare", "/saved"];
const memberPages = ["/auth", "/dashboard", "/settings", "/admin"];

// Runs in one process, so that each file is compressed only once.
test.describe.configure({ mode: "default" });

const fileOf = (url: string) => path.join("dist", new URL(url).pathname);

/** Cached, because pages share most files and compressing one is slow. */
const sizes = new Map<string, number>();

/** Returns the compressed size of a built file. */
function kilobytes(url: string): number {
  const file = fileOf(url);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(file), { params }).length / 1000;
  sizes.set(file, size);
  return size;
}

const weightOf = (urls: string[]) => urls.reduce((sum, url) => sum + kilobytes(url), 0);

/** Records the URLs of everything the page loads from now on. */
function recordLoaded(page: Page): Set<string> {
  const loaded = new Set<string>();
  page.on("response", (response) => loaded.add(response.url()));
  return loaded;
}

/** Logs the sizes of the current page and fails if one is over its limit. */
async function expectWithinBudgets(page: Page, name: string, loaded: Set<string>, budget: number) {
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
    // The boot script loads after the first paint, which can take long on a slow machine.
    const scripts = () => [...loaded].filter((url) => url.endsWith(".js"));
    await expect.poll(scripts).toHaveLength(1);
    await waitForRequests(page);
    expect(scripts()).toHaveLength(1);
    await expectWithinBudgets(page, address, loaded, textBudget);
  });
}

for (const address of [...visitorPages, ...memberPages]) {
  test(`${address} is within its size budget`, async ({ page }) => {
    const isMemberPage = memberPages.includes(address);
    if (isMemberPage && address !== "/auth") await storeSession(page, demo.admin);
    const loaded = recordLoaded(page);
    await page.goto(address, { waitUntil: "networkidle" });
    await expect(titleOf(page)).toBeVisible();
    await hydratedRoot(page).waitFor();
    await page.waitForLoadState("networkidle");
    const budget = exceptions[address] ?? (isMemberPage ? memberBudget : visitorBudget);
    await expectWithinBudgets(page, address, loaded, budget);
  });
}

/** For the map's scripts and outlines, in addition to the directory itself. */
const mapBudget = 80;
/** For the outlines of a city and its surroundings. */
const detailBudget = 30;

test("the map is within its size budget and loads only when it is shown", async ({ page }) => {
  const loaded = recordLoaded(page);
  const mapFiles = () => [...loaded].filter((url) => /\/assets\/map-[^/]+\//.test(url));
  await page.goto("/directory", { waitUntil: "networkidle" });
  await hydratedRoot(page).waitFor();
  await page.waitForLoadState("networkidle");
  const before = new Set(loaded);
  expect(mapFiles()).toEqual([]);
  await page.getByRole("link", { name: "Map", exact: true }).click();
  await expect(status(page)).toHaveText(practicesOnMap);
  const origins = () => mapFiles().map((url) => new URL(url).origin);
  await expect.poll(origins).toEqual([new URL(page.url()).origin]);
  const countryFiles = mapFiles();
  const scripts = [...loaded].filter((url) => !before.has(url) && url.endsWith(".js"));
  console.log(
    `map: scripts ${weightOf(scripts).toFixed(1)} and the country ${weightOf(countryFiles).toFixed(1)} of ${mapBudget} kB`,
  );
  expect(weightOf(scripts)).toBeGreaterThan(0);
  expect(weightOf([...scripts, ...countryFiles])).toBeLessThanOrEqual(mapBudget);

  await page.goto("/directory?search=78704&map=yes");
  const detailFiles = () => mapFiles().filter((url) => !countryFiles.includes(url));
  const fileNames = () => detailFiles().map((url) => new URL(url).pathname.split("/").at(-1));
  await expect.poll(fileNames).toEqual(["TX.json"]);
  console.log(`map details: ${weightOf(detailFiles()).toFixed(1)} of ${detailBudget} kB`);
  expect(weightOf(detailFiles())).toBeLessThanOrEqual(detailBudget);
});
