import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { cards } from "./directory.ts";
import { expect, test } from "./fixtures.ts";

// What a first visit loads until the network is idle, compressed as a good host would. 1 kB is 1000 bytes.
const budgets = { home: 105, directory: 160, doctor: 160, auth: 215 };
const addresses: Record<string, string> = { home: "/", directory: "/directory", auth: "/auth" };
const styleBudget = 15;

function kilobytes(urls: string[]): number {
  const bytes = [...new Set(urls)].map((address) => {
    const file = path.join("dist", new URL(address).pathname);
    const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    return brotliCompressSync(readFileSync(file), { params: quality }).length;
  });
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}

for (const [name, budget] of Object.entries(budgets)) {
  test(`the ${name} page is within its weight`, async ({ page, browser, baseURL }) => {
    let address = addresses[name] ?? "";
    if (name === "doctor") {
      // Found by another visitor, so that nothing is cached here.
      const other = await browser.newPage({ baseURL: baseURL ?? "" });
      await other.goto("/directory");
      address = (await cards(other).first().getByRole("link").getAttribute("href")) ?? "";
      await other.close();
    }
    const loaded: string[] = [];
    page.on("response", (response) => loaded.push(response.url()));
    await page.goto(address, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    const scripts = kilobytes(loaded.filter((url) => url.endsWith(".js")));
    const styles = kilobytes(loaded.filter((url) => url.endsWith(".css")));
    console.log(
      `${name}: scripts ${scripts.toFixed(1)} of ${budget} kB, styles ${styles.toFixed(1)} of ${styleBudget} kB`,
    );
    expect(scripts).toBeGreaterThan(0);
    expect(scripts).toBeLessThanOrEqual(budget);
    expect(styles).toBeGreaterThan(0);
    expect(styles).toBeLessThanOrEqual(styleBudget);
  });
}
