/** Updates the drawings' colors and renders the site's icons and social images: `npm run images`. */
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { browserFlags, findBrowser } from "../../../e2e/find-browser.ts";
import { colors, pictureColors } from "../../../tailwind.config.ts";
import { entries } from "../../content/blog/entries.ts";
import { escapeMarkup } from "../../lib/format/markup.ts";
import { socialSize, socialTitles } from "../../lib/site/social-images.ts";
import { drawings, paintAll } from "./paint.ts";

/** An image that social networks show for links to a page. */
interface SocialCard {
  key: string;
  title: string;
  drawing: string;
}

const pages: SocialCard[] = [
  { key: "default", title: socialTitles.default, drawing: "home" },
  { key: "directory", title: socialTitles.directory, drawing: "choose" },
  { key: "feed", title: socialTitles.feed, drawing: "story" },
  { key: "about", title: socialTitles.about, drawing: "about" },
  { key: "contact", title: socialTitles.contact, drawing: "story" },
  { key: "blog", title: socialTitles.blog, drawing: "guide" },
];

const socialCards: readonly SocialCard[] = [
  ...pages,
  ...entries.map(({ slug, title, image }) => ({ key: slug, title, drawing: image.name })),
];

/** Wide drawings, which are shown below the title and cropped at this vertical position. */
const strips = new Map([
  ["compare", "77%"],
  ["savings", "44%"],
]);

const light = (name: keyof typeof pictureColors) => pictureColors[name][0];
const inline = (type: string, data: Buffer) => `data:${type};base64,${data.toString("base64")}`;

const style = (font: string) => `
  @font-face { font-family: Besley; src: url(${font}); font-weight: 400 900 }
  * { box-sizing: border-box; margin: 0 }
  body { width: 1200px; height: 630px; overflow: hidden; position: relative;
    background: ${light("deep")}; color: ${light("on-deep")}; font-family: Besley }
  header { position: absolute; left: 64px; top: 60px; display: flex; align-items: center; gap: 16px;
    font-size: 34px; font-weight: 700; letter-spacing: -0.018em }
  header svg { height: 50px }
  main { position: absolute; left: 64px; width: 400px; top: 128px; bottom: 64px; display: flex;
    flex-direction: column; justify-content: center; gap: 28px }
  h1 { font-size: 50px; line-height: 1.12; font-weight: 600; letter-spacing: -0.018em;
    text-wrap: balance }
  hr { width: 88px; height: 6px; border: 0; border-radius: 3px; background: ${light("accent")} }
  img { position: absolute; right: 0; top: 0; width: 700px; height: 630px; object-fit: cover;
    border-radius: 350px 0 0 0 }
  .strip header { left: auto; right: 64px }
  .strip main { width: 800px; top: 0; bottom: 420px; gap: 20px }
  .strip h1 { font-size: 48px }
  .strip img { width: 1200px; height: 420px; top: auto; bottom: 0; border-radius: 0 }`;

/** Returns the logo as SVG in the given colors. */
async function logo(pin: string, arch: string, door: string): Promise<string> {
  const file = path.resolve(import.meta.dirname, "../../../public/favicon.svg");
  const drawing = await readFile(file, "utf8");
  const paints = `.pin{fill:${pin}}.arch{fill:${arch}}.door{fill:${door}}`;
  return drawing.replace(/<style>[\s\S]*<\/style>/, `<style>${paints}</style>`);
}

/** Returns the HTML page whose screenshot is the card. */
async function socialPage({ title, drawing }: SocialCard): Promise<string> {
  const fonts = path.resolve(import.meta.dirname, "../../assets/fonts");
  const font = await readFile(path.join(fonts, "besley-latin-wght-normal.woff2"));
  const picture = await readFile(path.join(drawings, `${drawing}.svg`));
  const cut = strips.get(drawing);
  const mark = await logo(colors["on-deep"][0], colors.deep[0], colors.accent[0]);
  return `<!doctype html><style>${style(inline("font/woff2", font))}</style>
    <body class="${cut ? "strip" : ""}">
      <header>${mark}DPC Nearby</header>
      <main><h1>${escapeMarkup(title)}</h1><hr></main>
      <img alt="" src="${inline("image/svg+xml", picture)}" style="object-position: 50% ${cut ?? "50%"}">
    </body>`;
}

const publicFolder = path.resolve(import.meta.dirname, "../../../public");

/** The maximum size of a card. Larger ones are compressed more. */
const socialBytes = 60_000;
const qualities = [88, 82, 76, 70, 64];

/** `mark` is the logo's share of the height; in a maskable icon, the logo must be inside the safe zone. */
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

/** Wraps a square PNG in an .ico file, for clients that request /favicon.ico without reading the HTML. */
function iconFile(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
