import { unescapeMarkup, windowsSigns } from "@/lib/format/markup";
import type { CellKind } from "@/lib/import/file-column";

// Finds what other programs did to a cell: letters in the wrong character set, and ages or hours that became a date.

/** Restores UTF-8 that was decoded as Windows-1252, once or twice, and codes of web pages: "CafÃ©" and "Caf&eacute;" are "Café". */
export function restoreLetters(text: string): string {
  let restored = unescapeMarkup(text);
  for (
    let round = 0;
    round < 2 && /[\u00c2-\u00f4][\u0080-\u00bf\u0152-\u2122]/.test(restored);
    round += 1
  ) {
    const bytes = Array.from(restored, (sign) => {
      const place = windowsSigns.indexOf(sign);
      return place < 0 ? sign.charCodeAt(0) : 0x80 + place;
    });
    if (bytes.some((byte) => byte > 255)) return restored;
    try {
      restored = new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes));
    } catch {
      return restored;
    }
  }
  return restored;
}

const month = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*";

/** Dates as spreadsheets write them, and their serial numbers from 2009 to 2064. */
const dates = [
  new RegExp(`^\\d{1,2}[-/ ]${month}(?:[-/ ,]+\\d{2,4})?$`, "i"),
  new RegExp(`^${month}[-/ ]+\\d{1,2}(?:,? \\d{4})?$`, "i"),
  /^\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)?\d{2}(?: \d{1,2}:\d{2}.*)?$/,
  /^\d{4}-\d{2}-\d{2}(?:[T ].*)?$/,
  /^[45]\d{4}$/,
];

const datedKinds: ReadonlySet<CellKind> = new Set(["age span", "hours", "tiers"]);

/** Describes damage that can't be repaired, as the end of a sentence; null if there is none. */
export function findDamage(kind: CellKind, text: string): string | null {
  if (text.includes("\ufffd"))
    return "some of its characters were lost when the file was saved; save the file as UTF-8 and enter it again";
  if (/^#(?:N\/A|[A-Z]+[!?]|DIV\/0!|#+)$/.test(text)) return "it's an error; enter its value";
  return datedKinds.has(kind) && dates.some((date) => date.test(text))
    ? "a spreadsheet turned it into a date; format the column as text and enter it again"
    : null;
}
