/** Checks the compressed size of what each page of the built site loads first: `npm run check:weight`. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { type Language, languages } from "../../lib/language.ts";
import {
  appEntries,
  builtPages,
  type Manifest,
  manifestFile,
  scriptsOf,
  scriptsOfPage,
} from "./page-scripts.ts";

// Limits in kB (1000 bytes), compressed with brotli.

/** The limit for the scripts of pages that are in no list below: sign-in, account, and admin pages. */
const otherLimit = 290;
const scriptLimits = [
  {
    // Text.
    limit: 120,
    pages: /^site\/(?!offline-page)/,
  },
  {
    // Public data.
    limit: 200,
    pages:
      /^(?:directory|saved)\/|^(?:community\/(?:feed|post|profile)|listings\/(?:listing|price-sheet))-page/,
  },
];
/** Pages that are over their limit and must not get larger. */
const exceptions: Record<string, number> = {
  "site/about-page.tsx": 176,
  "account/dashboard-page.tsx": 291,
  "admin/edit-listing-page.tsx": 320,
  "site/article-page.tsx": 184,
  "site/blog-page.tsx": 177,
  "site/contact-page.tsx": 180,
  "directory/directory-page.tsx": 209,
  "directory/place-page.tsx": 210,
  "site/home-page.tsx": 183,
  "listings/listing-page.tsx": 225,
  "practice/practice-setup-page.tsx": 337,
  "practice/offices-page.tsx": 294,
  "community/feed-page.tsx": 203,
  "site/not-found-page.tsx": 177,
  "site/accessibility-page.tsx": 177,
  "site/community-guidelines-page.tsx": 179,
  "site/how-we-verify-page.tsx": 178,
  "site/privacy-page.tsx": 179,
  "site/terms-page.tsx": 177,
  "community/profile-page.tsx": 205,
};
/** What the scripts of a page may have in addition in Spanish, whose text is longer. */
const spanishAllowance = 4;
/** Pages that are only in English. The Spanish build contains them, but no page loads them. */
const englishPages =
  /^(?:admin|claims|community|practice)\/|^(?:editor\/add-listing|listings\/(?:price-sheet|short-address))-page/;
const styleLimit = 18;
/** For all images of a page, including those that are loaded lazily. */
const imageLimit = 60;
/** For the map's scripts and country outlines, in addition to the directory's scripts. */
const mapLimit = 80;
/** For the outlines of a state. */
const stateLimit = 30;

const dist = path.resolve(process.argv[2] ?? "dist");
const read = (file: string) => readFileSync(path.join(dist, file));
const manifestOf = (language: Language): Manifest =>
  JSON.parse(read(manifestFile[language]).toString());

function compressedSize(content: Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(content, { params }).length / 1000;
}

/** Cached, because pages share most files and compressing one is slow. */
const sizes = new Map<string, number>();

/** Returns the total compressed size of some built files. */
function sizeOf(files: Iterable<string>): number {
  let total = 0;
  for (const file of files) {
    const size = sizes.get(file) ?? compressedSize(read(file));
    sizes.set(file, size);
    total += size;
  }
  return total;
}

let hasFailed = false;

function check(name: string, size: number, limit: number): void {
  const isOver = size > limit;
  if (isOver) hasFailed = true;
  console.warn(
    `${isOver ? "OVER  " : "      "} ${size.toFixed(1).padStart(6)} of ${limit} kB  ${name}`,
  );
}

for (const language of languages) {
  const manifest = manifestOf(language);
  for (const page of builtPages(manifest)) {
    if (language === "es" && englishPages.test(page)) continue;
    const limit =
      exceptions[page] ?? scriptLimits.find(({ pages }) => pages.test(page))?.limit ?? otherLimit;
    check(
      `scripts of ${page}${language === "es" ? " in Spanish" : ""}`,
      sizeOf(scriptsOfPage(manifest, page)),
      language === "es" ? limit + spanishAllowance : limit,
    );
  }
}

const manifest = manifestOf("en");
const directory = scriptsOf(manifest, [...appEntries, "src/pages/directory/directory-page.tsx"]);
const map = scriptsOf(manifest, ["src/components/directory/listing-map.tsx"]);
const [mapFolder = ""] = readdirSync(path.join(dist, "assets")).filter((name) =>
  /^map-[\da-f]{8}$/.test(name),
);
const country = `assets/${mapFolder}/country.json`;
const mapOnly = [...map].filter((file) => !directory.has(file));
check("the map", sizeOf([...mapOnly, country]), mapLimit);
const states = readdirSync(path.join(dist, "assets", mapFolder)).filter(
  (name) => name !== "country.json",
);
check(
  "the largest state on the map",
  Math.max(...states.map((name) => sizeOf([`assets/${mapFolder}/${name}`]))),
  stateLimit,
);

const [, style = ""] = /<style>([\s\S]*?)<\/style>/.exec(read("index.html").toString()) ?? [];
check("the stylesheet", compressedSize(Buffer.from(style)), styleLimit);
for (const file of readdirSync(dist, { recursive: true, encoding: "utf8" })) {
  if (!file.endsWith(".html")) continue;
  const images = read(file)
    .toString()
    .matchAll(/<img\b[^>]*\ssrc="\/([^"]+)"/g);
  const size = sizeOf(new Set([...images].map(([, source = ""]) => source)));
  if (size > 0) check(`images of ${file}`, size, imageLimit);
}
if (hasFailed) process.exitCode = 1;
