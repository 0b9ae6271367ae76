import { paths } from "../src/lib/paths.ts";
import { routes } from "../src/routes.ts";
import { expect, test } from "./fixtures.ts";
import { wake } from "./pages.ts";

const fixedPages = routes.text.map(({ path }) => path).filter((path) => path !== paths.offline);
const appPages = [
  ...["/directory", "/feed", "/auth", "/dashboard", "/settings", "/admin", "/notifications"],
  ...["/add-doctor", "/share-story", "/directory?search=Texas"],
  ...["/directory/texas/austin", "/directory/texas/austin/", "/directory/texas/round-rock"],
  ...["/doctor/00000000-0000-4000-8000-000000000000", "/profile/nobody", "/post/nothing"],
  "/doctor/00000000-0000-4000-8000-000000000000/prices",
  ...[
    "/profile",
    "/dashboard/",
    "/doctor/setup",
    "/doctor/activity",
    "/admin/listings/1/edit",
    "/auth/confirm",
  ],
];

/** The sources that a Content-Security-Policy allows for a kind of content. */
const sourcesOf = (policy: string, directive: string) =>
  policy
    .split(";")
    .map((part) => part.trim().split(/\s+/))
    .find(([name]) => name === directive)
    ?.slice(1);

for (const path of ["/", "/directory", "/blog/five-ways-dpc-saves-money", "/no/such/page"]) {
  test(`${path} is served with a strict policy`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    const policy = headers["content-security-policy"] ?? "";
    const scripts = sourcesOf(policy, "script-src") ?? [];
    expect(scripts).toContain("'self'");
    expect(scripts.filter((source) => source.startsWith("'sha256-"))).not.toEqual([]);
    expect(scripts).not.toContain("'unsafe-inline'");
    expect(policy).not.toContain("unsafe-eval");
    expect(policy).not.toMatch(/[{}]/);
    expect(sourcesOf(policy, "default-src")).toEqual(["'none'"]);
    expect(sourcesOf(policy, "frame-ancestors")).toEqual(["'none'"]);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["cache-control"]).toBe("no-cache");
  });
}

test("hashed files are kept for good, pages are asked for anew", async ({ request }) => {
  const html = await (await request.get("/about")).text();
  const asset = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? "";
  expect(asset).not.toBe("");
  const { "cache-control": caching, "x-content-type-options": sniffing } = (
    await request.get(asset)
  ).headers();
  expect(caching).toBe("public, max-age=31536000, immutable");
  expect(sniffing).toBe("nosniff");
});

test("a city that does not exist is not found, which its page says too", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/answered 404: .*nowhere-at-all/);
  expectProblem(/console: Page not found/);
  const response = await page.goto("/directory/texas/nowhere-at-all");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
});

for (const path of [...fixedPages, ...appPages]) {
  test(`${path} is found`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toContain("text/html");
  });
}

for (const path of [
  "/no/such/page",
  "/blog/ten-secrets",
  "/assets/gone.js",
  "/about/us",
  "/directory/atlantis",
  "/directory/texas/a/b",
  "/post/1/2",
  "/auth/nothing",
  "/%E0%A4%A",
]) {
  test(`${path} is not found`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain("Page Not Found");
  });
}

for (const path of fixedPages) {
  // A page that React had to draw anew would say so in the console, which the fixtures watch.
  test(`${path} is taken over as it was built`, async ({ page }) => {
    const warnings: string[] = [];
    page.on("console", (message) => {
      // The tests keep service workers out, which is no fault of the page.
      const isBlocked = message.text().startsWith("Service Worker registration blocked");
      if (message.type() === "warning" && !isBlocked) warnings.push(message.text());
    });
    await page.goto(path, { waitUntil: "networkidle" });
    await wake(page);
    await page.waitForLoadState("networkidle");
    await expect(page.locator("link[rel=canonical]")).toHaveCount(1);
    await expect(page.locator("title")).toHaveCount(1);
    const { origin } = new URL(page.url());
    const data = page.locator('script[type="application/ld+json"]').first();
    expect(JSON.parse((await data.textContent()) ?? "")).toHaveProperty("url", `${origin}${path}`);
    const image = await page.locator('meta[property="og:image"]').getAttribute("content");
    expect((await page.request.get(image ?? "")).headers()["content-type"]).toBe("image/jpeg");
    expect(warnings).toEqual([]);
  });
}

for (const path of ["/directory", "/directory/texas", "/feed"]) {
  test(`${path} is taken over as it was built, and filled`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => {
      document.querySelector("h1")?.setAttribute("data-built", "");
    });
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
    // The element that the build wrote is still there.
    await expect(page.locator("h1[data-built]")).toHaveCount(1);
  });
}

test("icons are found, also by what does not read the page", async ({ page, request }) => {
  expect((await request.get("/favicon.ico")).status()).toBe(200);
  await page.goto("/about", { waitUntil: "networkidle" });
  for (const rel of ["icon", "apple-touch-icon", "manifest"]) {
    const href = await page.locator(`link[rel="${rel}"]`).getAttribute("href");
    expect((await request.get(href ?? "")).status()).toBe(200);
  }
});

test("crawlers are told where to go", async ({ request }) => {
  const rules = await request.get("/robots.txt");
  expect(rules.headers()["content-type"]).toContain("text/plain");
  expect(await rules.text()).toContain("Disallow: /dashboard");
  const listed = await (await request.get("/sitemap.xml")).text();
  for (const path of ["/about", "/directory", "/feed"]) expect(listed).toContain(`${path}</loc>`);
  for (const path of ["/auth", "/directory/wyoming"]) expect(listed).not.toContain(path);
  expect(await (await request.get("/rss.xml")).text()).toContain("<title>DPC Nearby Blog</title>");
});
