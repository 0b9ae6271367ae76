import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

test.use({ serviceWorkers: "allow" });

/** Opens a page and waits until the service worker is ready. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => navigator.serviceWorker.ready);
}

const title = (page: Page) => page.getByRole("heading", { level: 1 });

test("a page that can't be reached shows the offline page, also after a reload", async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/failed: .* net::ERR_INTERNET_DISCONNECTED/);
  await visit(page, "/");
  await context.setOffline(true);
  await page.goto("/directory?search=Austin");
  await expect(page).toHaveURL("/offline?to=%2Fdirectory%3Fsearch%3DAustin");
  await page.reload();
  await expect(title(page)).toHaveText("You're offline");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL("/directory?search=Austin");
});

test("a link followed offline keeps the current page and opens once online", async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/failed: .* net::ERR_INTERNET_DISCONNECTED/);
  await visit(page, "/contact");
  await page.getByRole("textbox", { name: "Message" }).fill("Hello");
  await context.setOffline(true);
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page.getByRole("alert")).toContainText("We couldn't load this page.");
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("Hello");
  await context.setOffline(false);
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("pages are never served from a cache while online", async ({ page }) => {
  await visit(page, "/about");
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const store = await caches.open(name);
      for (const path of ["/", "/about", "/offline", "/offline.html"]) {
        const body = "<!doctype html><h1>From before the last deploy</h1>";
        await store.put(path, new Response(body, { headers: { "Content-Type": "text/html" } }));
      }
    }
  });
  for (const [path, heading] of [
    ["/about", "Everyone should know their doctor by name"],
    ["/", /find a doctor/i],
    ["/offline", "You're offline"],
  ] as const) {
    await page.goto(path);
    await expect(title(page)).toHaveText(heading);
  }
});

test("the service worker caches only the offline page and its files", async ({ page }) => {
  await visit(page, "/directory?search=Bouldin+Lantern");
  await page
    .getByRole("link", { name: "Bouldin Lantern Direct Primary Care", exact: true })
    .click();
  await expect(title(page)).toHaveText("Bouldin Lantern Direct Primary Care");
  const cachedPaths = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cachedPaths.filter((path) => !path.startsWith("/assets/")).sort()).toEqual([
    "/favicon.svg",
    "/manifest.webmanifest",
    "/offline",
  ]);
  expect(cachedPaths.filter((path) => /(?:admin|directory|listing|feed)-page/.test(path))).toEqual(
    [],
  );
});

test("the site can be installed", async ({ page, request }) => {
  await page.goto("/");
  const address = await page.locator("link[rel=manifest]").getAttribute("href");
  const manifest = await (await request.get(address ?? "")).json();
  expect(manifest).toMatchObject({ name: "DPC Nearby", start_url: "/", display: "standalone" });
  const purposes = manifest.icons.map((icon: { purpose: string }) => icon.purpose);
  expect(purposes).toEqual(["any", "any", "maskable"]);
  for (const { src, sizes } of manifest.icons) {
    const naturalSize = await page.evaluate(async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(naturalSize, src).toBe(sizes);
  }
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status()).toBe(200);
  const color = await page.evaluate(
    () => document.querySelector<HTMLMetaElement>("meta[name=theme-color]")?.content,
  );
  expect(manifest.theme_color).toBe(color);
});

test("the service worker, the manifest, and the offline page are always revalidated", async ({
  request,
}) => {
  for (const file of ["/sw.js", "/manifest.webmanifest", "/offline"]) {
    expect((await request.get(file)).headers()["cache-control"], file).toBe("no-cache");
  }
});
