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

/** The classes of pages, by the limit of their scripts. All other pages are for members. */
const classes = [
  { name: "text", limit: 185, pages: /^site\/(?!offline-page)/ },
  {
    name: "public data",
    limit: 230,
    pages:
      /^(?:directory|saved)\/|^(?:community\/(?:feed|post|profile)|listings\/(?:listing|price-sheet))-page/,
  },
];
const members = { name: "members", limit: 340 };
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

/** Prints a size that is over its limit. */
function check(name: string, size: number, limit: number): void {
  if (size <= limit) return;
  hasFailed = true;
  console.error(`OVER: ${name}, ${size.toFixed(1)} of ${limit} kB`);
}

const pages: { name: string; size: number; share: number }[] = [];
for (const language of languages) {
  const manifest = manifestOf(language);
  for (const page of builtPages(manifest)) {
    if (language === "es" && englishPages.test(page)) continue;
    const { name: className, limit } = classes.find(({ pages }) => pages.test(page)) ?? members;
    const name = `${page}${language === "es" ? " in Spanish" : ""} (${className})`;
    const size = sizeOf(scriptsOfPage(manifest, page));
    pages.push({ name, size, share: size / limit });
    check(`scripts of ${name}`, size, limit);
  }
}
console.warn("The ten pages that are nearest to the limit of their class:");
for (const { name, size, share } of pages
  .sort((one, other) => other.share - one.share)
  .slice(0, 10))
  console.warn(`${size.toFixed(1).padStart(6)} kB, ${Math.round(share * 100)} %: ${name}`);

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
