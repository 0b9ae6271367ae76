import { isWebAddress } from "@/lib/format/web-addresses";
import type { CellKind } from "@/lib/import/file-column";

// Decodes what other programs put into a cell: HTML, text that was decoded with the wrong character set, and lists of databases.

/** The text that a person would have typed, or the problem as the end of a sentence. */
type RepairedText = { text: string } | { problem: string };

/** The character of an HTML entity, such as "&eacute;". An unknown one stays as it is. */
const decodeEntity = (entity: string): string =>
  new DOMParser()
    .parseFromString(`<p>${entity}`, "text/html")
    .body.textContent.replace(/[\p{Cc}\u00a0]/gu, " ");

const tag = /<\/?[a-z][^<>]*>|<!--.*?-->/is;

/** The text of HTML. Paragraphs and items become lines. */
const withoutTags = (text: string): string =>
  text
    .replace(/<(script|style)\b.*?<\/\1>/gis, "")
    .replace(/<br[^<>]*>|<\/(?:p|div|li|h[1-6]|tr)>/gi, "\n")
    .replace(new RegExp(tag, "gis"), "")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ *\n */g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

/** Decodes HTML. The text can be encoded several times, as in "&amp;amp;". */
function decodeHtml(text: string, kind: CellKind): string {
  let decoded = text;
  for (let round = 0; round < 3 && decoded.includes("&"); round += 1)
    decoded = decoded.replace(/&#?\w{2,8};/g, decodeEntity);
  const [, link = ""] = /<a\s[^<>]*href=["']?([^"'\s<>]+)/i.exec(decoded) ?? [];
  if (/^web/.test(kind) && isWebAddress(link)) return link;
  return tag.test(decoded) ? withoutTags(decoded) : decoded;
}

// The characters of Windows-1252 in place of the bytes 0x80 to 0x9F.
const windowsSigns = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** Restores UTF-8 that was decoded as Windows-1252, once or twice: "CafÃ©" is "Café". */
function decodeTwice(text: string): string {
  let decoded = text;
  for (
    let round = 0;
    round < 2 && /[\u00c2-\u00f4][\u0080-\u00bf\u0152-\u2122]/.test(decoded);
    round += 1
  ) {
    const bytes = Array.from(decoded, (sign) => {
      const place = windowsSigns.indexOf(sign);
      return place < 0 ? sign.charCodeAt(0) : 0x80 + place;
    });
    if (bytes.some((byte) => byte > 255)) return decoded;
    try {
      decoded = new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes));
    } catch {
      return decoded;
    }
  }
  return decoded;
}

/** The kinds with several values, and what separates them. Names can contain commas. */
const separators: Partial<Record<CellKind, string>> = {
  languages: ", ",
  states: ", ",
  "web addresses": ", ",
  names: "; ",
  levels: "; ",
  tiers: "; ",
  people: "; ",
};

/** The items of a list as databases and programs write it: {a,"b c"}, ["a", "b c"], ['a']; null for other text. */
function listItems(text: string): string[] | null {
  const [, inner] = /^\{([^{}]*)\}$/.exec(text) ?? /^\[([^[\]{}]*)\]$/.exec(text) ?? [];
  if (!inner?.trim() || (text.startsWith("[") && !/^\s*["'\d]/.test(inner))) return null;
  const items = inner.matchAll(/\s*(?:"((?:[^"\\]|\\.)*)"|'([^']*)'|([^,]+))\s*(?:,|$)/g);
  return Array.from(items, ([, double, single, bare]) =>
    (double?.replace(/\\(.)/g, "$1") ?? single ?? bare ?? "").trim(),
  );
}

/** Whether a text is a JSON object, or a JSON array with objects. */
const isNestedJson = (text: string): boolean => {
  try {
    return /^[[{].*[{:]/s.test(text) && typeof JSON.parse(text) === "object";
  } catch {
    return false;
  }
};

/** Decodes a cell. A value that can't be decoded is a problem. */
export function repairText(kind: CellKind, written: string): RepairedText {
  if (/^(?:a:\d+:\{|[sO]:\d+:")/.test(written))
    return { problem: "it's a list in the format of a program (PHP); export it as plain text" };
  if (written.includes("\ufffd"))
    return {
      problem:
        "some of its characters were lost when the file was saved; save the file as UTF-8 and enter it again",
    };
  if (isNestedJson(written))
    return { problem: "it's nested JSON; give each value a column of its own" };
  const items = kind === "text" ? null : listItems(written);
  const separator = separators[kind];
  if (items && items.length > 1 && !separator)
    return { problem: "it's a list from a database; enter one value" };
  return { text: decodeHtml(decodeTwice(items ? items.join(separator) : written), kind) };
}
