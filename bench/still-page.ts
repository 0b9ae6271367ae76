import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

/** Where the copy of a page is. */
export const stillPathOf = (name: string): string =>
  `/still-page/${name.replaceAll(/\W+/g, "-")}.html`;

interface Site {
  /** Where the debugging port of the browser is. */
  browserPort: number;
  origin: string;
  /** The copy of the built site that is served there. */
  dist: string;
}

/**
 * Copies a page as it stands once the app has drawn it on a phone, without its scripts: what its elements and styles cost
 * by themselves, which no work on the scripts can save.
 */
export async function writeStillPage(
  { browserPort, origin, dist }: Site,
  { name, path: address }: { name: string; path: string },
): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${browserPort}`);
  // The next connection would find a service worker that outlives its page, which Playwright takes for a fault.
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    serviceWorkers: "block",
  });
  try {
    await page.goto(`${origin}${address}`, { waitUntil: "networkidle" });
    const html = await page.evaluate(() => {
      for (const script of document.querySelectorAll("script, noscript, link[rel=modulepreload]"))
        script.remove();
      return document.documentElement.outerHTML;
    });
    const file = path.join(dist, stillPathOf(name));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `<!doctype html>${html}`);
  } finally {
    await page.close();
    await browser.close();
  }
}
