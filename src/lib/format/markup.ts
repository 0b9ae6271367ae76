const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Escapes text for HTML and XML elements and quoted attributes. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const named: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(escapes).map(([sign, code]) => [code.slice(1, -1), sign])),
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  acute: "\u0301",
  grave: "\u0300",
  circ: "\u0302",
  tilde: "\u0303",
  uml: "\u0308",
  cedil: "\u0327",
};

/** Reads the codes of HTML for characters: "Ben &amp; Jos&eacute;", "O&#39;Brien". Unknown ones stay. */
export const unescapeMarkup = (text: string): string =>
  text.replace(/&(?:#(\d{2,5})|([a-z])??([a-z]{2,5}));/gi, (code, digits, letter = "", name) => {
    if (digits) return Number(digits) < 32 ? code : String.fromCharCode(Number(digits));
    return name in named ? `${letter}${named[name]}`.normalize("NFC") : code;
  });

/**
 * Detects UTF-16, which spreadsheets save as "Unicode text", by its byte-order mark or by the zero
 * bytes of ASCII letters.
 */
function utf16Label(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const start = bytes.subarray(0, 200);
  const zeros = [0, 1].map(
    (offset) => start.filter((byte, place) => place % 2 === offset && byte === 0).length,
  );
  const [evenZeros = 0, oddZeros = 0] = zeros;
  const half = start.length / 2;
  if (start.length < 4) return null;
  if (oddZeros > half * 0.6 && evenZeros === 0) return "utf-16le";
  if (evenZeros > half * 0.6 && oddZeros === 0) return "utf-16be";
  return null;
}

/** The characters of Windows-1252 in place of the bytes 0x80 to 0x9F. */
export const windowsSigns = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** What a text has only if its letters are those of another system than Windows-1252: "Garc’a", "WomenÕs". */
const misread = [
  /\p{Cc}(?<![\t\n\r])|[†‡ˆ‰‹›ƒ„‚˜ŠšŽžŸÐðÞþÝý¤¥¦¨¬¯´¸µ¶]/u,
  /[a-z\d][À-Þ]|[À-ÿ]{3}|œ(?![uvd])|ç(?![aou])/,
  /\p{L}[‘“”•™¡¢£§ª«»±²³·¹º¿]\p{L}|£\p{L}|\p{L}[¼½¾]|[–—][{}|@^\]\\]|[a-z]–[a-z]|\b\p{L}—\p{Ll}|\p{L}—\p{Ll}\b/u,
  /(?![aeiouO])\p{L}’(?!(?:[stdm]|ll|re|ve)\b)[a-z]/u,
];

/**
 * Decodes a file as UTF-8 or UTF-16, or else as Windows-1252, which older spreadsheets write; null
 * if it is none of them. Removes the byte-order mark.
 */
export function decodeText(bytes: ArrayBuffer): string | null {
  const wide = utf16Label(new Uint8Array(bytes));
  const text = decodeAs(wide ?? "utf-8", bytes);
  if (text !== null) return text.includes("\0") ? null : text;
  // Node decodes the bytes from 0x80 to 0x9F as control characters.
  const windows = new TextDecoder("windows-1252")
    .decode(bytes)
    .replace(/[\x80-\x9f]/g, (sign) => windowsSigns.charAt(sign.charCodeAt(0) - 0x80));
  return misread.some((signs) => signs.test(windows)) ? null : windows;
}

function decodeAs(label: string, bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
