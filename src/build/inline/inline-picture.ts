import { brotliCompressSync } from "node:zlib";

/** What a server sends before it waits for the first answer: ten packets, less the headers. */
const firstFlight = 14_000;

const firstPicture = /<img src="(\/assets\/[^"]+\.svg)"(?=[^>]*fetchPriority="high")/i;

/** React asks for it early, which is no longer needed. */
const preload = /<link rel="preload" as="image"[^>]*>/;

/** An SVG as an address that holds it, for an attribute in double quotes. */
const addressOf = (svg: string): string =>
  `data:image/svg+xml,${svg.trim().replaceAll("%", "%25").replaceAll("#", "%23").replaceAll('"', "'").replaceAll("&", "&amp;")}`;

/**
 * Puts the drawing of the first screen into the document, where both fit into what arrives at once: fetching it would
 * cost another round trip. `read` gives a file of the build by its address.
 */
export function withFirstPicture(document: string, read: (address: string) => string): string {
  const inlined = document
    .replace(firstPicture, (_, address: string) => `<img src="${addressOf(read(address))}"`)
    .replace(preload, "");
  return brotliCompressSync(inlined).length <= firstFlight ? inlined : document;
}
