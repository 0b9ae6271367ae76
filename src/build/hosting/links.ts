const tagPattern = /<(?:a|area|link|img|script|source|iframe)\b([^>]*)>/gi;
const attributePattern = /\s(href|src|srcset|imagesrcset)="([^"]*)"/gi;
const idPattern = /\sid="([^"]*)"/g;

const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

const decode = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => entities[sign] ?? sign);

/** What is markup; scripts and styles may quote anything. */
const markupOf = (html: string) =>
  html.replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/gi, "$1").replace(/<!--[\s\S]*?-->/g, "");

const isSet = (attribute: string) => attribute.toLowerCase().endsWith("srcset");

const addressesOf = (attribute: string, value: string) =>
  isSet(attribute)
    ? value.split(",").flatMap((part) => part.trim().split(/\s+/)[0] ?? [])
    : [value];

/** The addresses that a page links to or loads from. */
export function linksOf(html: string): string[] {
  return [...markupOf(html).matchAll(tagPattern)].flatMap(([, attributes = ""]) =>
    [...attributes.matchAll(attributePattern)].flatMap(([, name = "", value = ""]) =>
      addressesOf(name, decode(value)),
    ),
  );
}

/** The places on a page that a link can go to. */
export const anchorsOf = (html: string): Set<string> =>
  new Set([...markupOf(html).matchAll(idPattern)].map(([, id = ""]) => decode(id)));
