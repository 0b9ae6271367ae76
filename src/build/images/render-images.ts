/** Paints the drawings from the palette and renders the site's icons and social images: `npm run images`. */
import { mkdir, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { browserFlags, findBrowser } from "../../../e2e/browser.ts";
import { colors } from "../../../tailwind.config.ts";
import { socialSize } from "../../lib/site/social-images.ts";
import { iconFile } from "./icon-file.ts";
import { paintAll } from "./paint.ts";
import { logo, socialCards, socialPage } from "./social-cards.ts";

const publicFolder = path.resolve(import.meta.dirname, "../../../public");

/** Room for one page's pictures is 60 kB; a card that outgrows it is compressed harder. */
const socialBytes = 60_000;
const qualities = [88, 82, 76, 70, 64];

/** `mark` is the logo's share of the height; a maskable icon keeps it inside the circle of safety. */
const icons = [
  { name: "icon-192.png", size: 192, mark: 0.7, corner: 0.22 },
  { name: "icon-512.png", size: 512, mark: 0.7, corner: 0.22 },
  { name: "icon-maskable-512.png", size: 512, mark: 0.56, corner: 0 },
  { name: "apple-touch-icon.png", size: 180, mark: 0.68, corner: 0 },
  { name: "favicon.ico", size: 48, mark: 0.74, corner: 0.22 },
];

async function renderIcons(browser: Browser) {
  const tile = colors.primary[0];
  const mark = await logo(colors["on-primary"][0], tile, colors.accent[0]);
  for (const { name, size, mark: share, corner } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<!doctype html><style>
      body { margin: 0 }
      div { height: ${size}px; display: grid; place-items: center; background: ${tile};
        border-radius: ${corner * size}px }
      svg { height: ${share * size}px }</style><div>${mark}</div>`);
    const picture = await page.screenshot({ omitBackground: true });
    const file = name.endsWith(".ico") ? iconFile(picture, size) : picture;
    await writeFile(path.join(publicFolder, name), file);
    await page.close();
  }
}

async function renderCards(browser: Browser) {
  const folder = path.join(publicFolder, "social");
  await mkdir(folder, { recursive: true });
  const page = await browser.newPage({ viewport: socialSize, colorScheme: "light" });
  for (const card of socialCards) {
    await page.setContent(await socialPage(card));
    await page.evaluate(async () => {
      await document.fonts.ready;
      await Promise.all([...document.images].map((image) => image.decode()));
    });
    const file = path.join(folder, `${card.key}.jpg`);
    for (const quality of qualities) {
      await writeFile(file, await page.screenshot({ type: "jpeg", quality }));
      if ((await stat(file)).size <= socialBytes) break;
    }
    if ((await stat(file)).size > socialBytes) throw new Error(`${file} is too large`);
  }
}

await paintAll();
const executablePath = findBrowser();
const browser = await chromium.launch({
  args: browserFlags,
  ...(executablePath ? { executablePath } : {}),
});
try {
  await renderIcons(browser);
  await renderCards(browser);
} finally {
  await browser.close();
}
