import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Browser } from "@playwright/test";
import { cards } from "./directory.ts";
import { expect, test } from "./fixtures.ts";
import { inSight, status } from "./map.ts";
import { demoPost, wake } from "./pages.ts";

// What a first visit loads until the network is idle, compressed as a good host would. 1 kB is 1000 bytes.
const visitorBudget = 200;
const memberBudget = 290;
const pages: Record<string, { address: string; budget: number }> = {
  home: { address: "/", budget: visitorBudget },
  about: { address: "/about", budget: visitorBudget },
  contact: { address: "/contact", budget: visitorBudget },
  blog: { address: "/blog", budget: visitorBudget },
  article: { address: "/blog/dpc-vs-traditional-insurance", budget: visitorBudget },
  directory: { address: "/directory", budget: visitorBudget },
  state: { address: "/directory/texas", budget: visitorBudget },
  city: { address: "/directory/texas/austin", budget: visitorBudget },
  doctor: { address: "first of /directory", budget: visitorBudget },
  feed: { address: "/feed", budget: visitorBudget },
  post: { address: demoPost, budget: visitorBudget },
  auth: { address: "/auth", budget: memberBudget },
};
const styleBudget = 18;

const fileOf = (address: string) => path.join("dist", new URL(address).pathname);

/** By file: pages have most of theirs in common, and the best compression takes longer than the page. */
const sizes = new Map<string, number>();

/** What a file of the built site weighs, compressed. */
function kilobytes(address: string): number {
  const file = fileOf(address);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const size =
    sizes.get(file) ?? brotliCompressSync(readFileSync(file), { params: quality }).length / 1000;
  sizes.set(file, size);
  return size;
}

/** Where a page is; one that has to be found is found by another visitor, so that nothing is cached here. */
async function find(address: string, browser: Browser, baseURL = ""): Promise<string> {
  if (!address.startsWith("first of ")) return address;
  const other = await browser.newPage({ baseURL });
  await other.goto(address.slice("first of ".length));
  const first = cards(other).first().getByRole("link");
  const found = new URL((await first.getAttribute("href")) ?? "", baseURL).pathname;
  await other.close();
  return found;
}

for (const [name, { address, budget }] of Object.entries(pages)) {
  test(`the ${name} page is within its weight`, async ({ page, browser, baseURL }) => {
    const at = await find(address, browser, baseURL);
    const loaded = new Set<string>();
    page.on("response", (response) => loaded.add(response.url()));
    await page.goto(at, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    if ((await page.locator("script[data-at-rest]").count()) > 0) {
      expect([...loaded].filter((url) => /\.(?:js|css)$/.test(url))).toEqual([]);
      await wake(page);
    }
    // Scripts are asked for once the page is painted, which a slow machine does after a moment of silence.
    const scriptsLoaded = () => [...loaded].filter((url) => url.endsWith(".js"));
    await expect.poll(() => scriptsLoaded().length).toBeGreaterThan(0);
    await page.waitForLoadState("networkidle");

    const isAuthClient = (url: string) => readFileSync(fileOf(url)).includes("GoTrueClient");
    expect(scriptsLoaded().filter(isAuthClient), "only who signs in needs it").toEqual([]);
    if (name === "auth") {
      await page.getByRole("textbox", { name: "Email" }).focus();
      await page.waitForLoadState("networkidle");
      await expect.poll(() => scriptsLoaded().filter(isAuthClient)).toHaveLength(1);
    }

    const files = scriptsLoaded();
    const scripts = files.reduce((sum, url) => sum + kilobytes(url), 0);
    const sheets = [...loaded].filter((url) => url.endsWith(".css"));
    const styles = sheets.reduce((sum, url) => sum + kilobytes(url), 0);
    console.log(
      `${name}: scripts ${scripts.toFixed(1)} of ${budget} kB, styles ${styles.toFixed(1)} of ${styleBudget} kB`,
    );
    expect(scripts).toBeLessThanOrEqual(budget);
    expect(styles).toBeGreaterThan(0);
    expect(styles).toBeLessThanOrEqual(styleBudget);
  });
}

/** The directory's map with what it draws, beside what the directory itself may weigh. */
const mapBudget = 80;
/** What is drawn of a city and its surroundings. */
const nearBudget = 30;

test("the map is within its weight, and loaded only when it is shown", async ({ page }) => {
  const loaded = new Set<string>();
  page.on("response", (response) => loaded.add(response.url()));
  const weightOf = (urls: string[]) => urls.reduce((sum, url) => sum + kilobytes(url), 0);
  const drawn = () => [...loaded].filter((url) => /\/assets\/map-[^/]+\//.test(url));
  await page.goto("/directory", { waitUntil: "networkidle" });
  const before = new Set(loaded);
  expect(drawn()).toEqual([]);
  await page.getByRole("link", { name: "Map", exact: true }).click();
  await expect(status(page)).toHaveText(inSight);
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
