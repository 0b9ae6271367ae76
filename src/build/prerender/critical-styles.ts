import Beasties from "beasties";

const inlined = /<style>([\s\S]*?)<\/style>/g;
const localFonts = /@font-face\{[^}]*local\([^}]*\}/g;
/** What Tailwind writes for browsers without `@property`. They get it with the styles that come later; its layer stays first. */
const oldBrowsers = /@layer properties\{@supports[^{]*\{[^{]*\{[^}]*\}\}\}/;
const registration = /@property (--[\w-]+)\{[^}]*\}/g;
const classes = /class="[^"]*"/g;
/** Tailwind's compiler writes a declaration with a prefix up to four times. */
const repeated = /(-webkit-[\w-]+:[^;{}]+;)\1+/g;
const declaration = /(--[\w-]+):[^;{}]*(?:;|(?=\}))/g;

/** Beasties looks classes up as they are written: `[&_p]:mt-4` is another one than `[&amp;_p]:mt-4`. */
const readable = (attribute: string) =>
  attribute.replaceAll("&gt;", ">").replaceAll("&lt;", "<").replaceAll("&amp;", "&");

/** Finds the styles that a document needs, among all of them; `dist` is where its stylesheet is found. */
export function criticalStyles(
  dist: string,
  allStyles: string,
): (document: string) => Promise<string> {
  const beasties = new Beasties({
    path: dist,
    pruneSource: false,
    // The font may come after the first paint, in the styles that do: the text stands there without it,
    // in a font of the device that takes the same room.
    inlineFonts: false,
    preloadFonts: false,
    mergeStylesheets: false,
    // What the document's own script decides cannot be seen in the document.
    allowRules: [/\.for-(?:strangers|members)/, /\[data-asked\]/],
    logLevel: "silent",
  });
  const standIns = (allStyles.match(localFonts) ?? []).join("");
  return async (document) => {
    const processed = await beasties.process(document.replace(classes, readable));
    const found = [...processed.matchAll(inlined)].map(([, css]) => css ?? "").join("");
    return (
      standIns + withoutUnusedProperties(found.replace(oldBrowsers, "@layer properties;"), document)
    );
  };
}

/** Leaves out the custom properties that neither these styles nor the document use. */
function withoutUnusedProperties(css: string, document: string): string {
  const isUsed = (name: string) => css.includes(`var(${name}`) || document.includes(`var(${name}`);
  return css
    .replace(repeated, "$1")
    .replace(registration, (whole, name: string) => (isUsed(name) ? whole : ""))
    .replace(declaration, (whole, name: string) =>
      name.startsWith("--tw-") || name.startsWith("--lightningcss-") || isUsed(name) ? whole : "",
    );
}
