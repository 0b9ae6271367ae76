import Beasties from "beasties";

const inlined = /<style>([\s\S]*?)<\/style>/g;
const localFonts = /@font-face\{[^}]*local\([^}]*\}/g;

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
    logLevel: "silent",
  });
  const standIns = (allStyles.match(localFonts) ?? []).join("");
  return async (document) => {
    const processed = await beasties.process(document);
    return standIns + [...processed.matchAll(inlined)].map(([, css]) => css ?? "").join("");
  };
}
