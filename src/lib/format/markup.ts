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

/**
 * Decodes a file as UTF-8 or UTF-16, or else as Windows-1252, which older spreadsheets write.
 * Removes the byte-order mark.
 */
export function decodeText(bytes: ArrayBuffer): string {
  const wide = utf16Label(new Uint8Array(bytes));
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
