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
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);

/** Removes scripts, styles, and comments, which can contain anything. */
const markupOf = (html: string) =>
  html.replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/gi, "$1").replace(/<!--[\s\S]*?-->/g, "");

const isSet = (attribute: string) => attribute.toLowerCase().endsWith("srcset");

const urlsOf = (attribute: string, value: string) =>
  isSet(attribute)
    ? value.split(",").flatMap((part) => part.trim().split(/\s+/)[0] ?? [])
    : [value];

/** Returns the URLs that a page links to or loads. */
export function linksOf(html: string): string[] {
  return [...markupOf(html).matchAll(tagPattern)].flatMap(([, attributes = ""]) =>
    [...attributes.matchAll(attributePattern)].flatMap(([, name = "", value = ""]) =>
      urlsOf(name, decode(value)),
    ),
  );
}

/** Returns the ids that links can point to. */
export const anchorsOf = (html: string): Set<string> =>
  new Set([...markupOf(html).matchAll(idPattern)].map(([, id = ""]) => decode(id)));
