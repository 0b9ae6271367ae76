import { highestAmount, isAmount, plainAmount } from "@/lib/format/amount";

// Parses membership levels as people write them; see `membership-levels.ts`.

const most = 12;

/** How many characters the name of a level can have. */
export const longestLevelName = 60;

/** A level in the stored format; null if it is invalid. */
export function writeLevel(name: string, amount: string): string | null {
  const plain = plainAmount(
    amount.replace(/\s*(?:(?:\/|per|an?)\s*(?:mo|mth|month)\.?|monthly)$/i, ""),
  );
  const named = name.replace(/;/g, ",").replace(/\s+/g, " ").trim();
  const isNamed =
    /[^\s:](?<!\b(?:from|up to|about))$/i.test(named) &&
    Array.from(named).length <= longestLevelName;
  if (!isNamed || !isAmount(plain) || Number(plain) > highestAmount) return null;
  return `${named}: ${Number(plain).toFixed(2).replace(/\.00$/, "")}`;
}

const month = /\s*(?:\/|per|an?)\s*(?:mo|mth|month)\.?|\s*monthly/.source;

const nameFirst = new RegExp(
  `^(.*?)\\s*[:=–—-]?\\s*(?:\\(\\s*)?(\\$?\\s*\\d[\\d,.]*(?:${month})?)\\s*\\)?$`,
  "i",
);

const amountFirst = new RegExp(
  `^(\\$\\s*\\d[\\d,.]*(?:${month})?)\\s*(?:for|[:–—-])?\\s*(\\D+)$`,
  "i",
);

/** The separator of two levels on one line: a comma, slash, bar, or "and" after an amount. */
const between = new RegExp(
  `(?<=\\d(?:${month})?\\)?)\\s*(?:[,|]|\\s\\/|\\s(?:and|&))\\s+(?=[^\\d\\s])`,
  "i",
);

const beforeAmount = /\s*(?:[,|]|\s(?:and|&))\s+(?=\$)/i;

/** An amount within a name, as in "Bronze 50 Silver", "$50-", or "Bronze 50-": the level's price would be ambiguous. */
const holdsAmount =
  /\$\s*\d|\d{2,}\s*[-–—]\s*\$?\d+\D*$|(?<![-–\d])\b\d{2,}(?:\.\d+)?\s+(?!months?\b|visits?\b|years?\b)\p{L}/iu;

/** Parses one level, "Basic: $60", "Basic ($60)", or "$60 Basic"; null if it isn't one. */
function readPart(part: string): string | null {
  const [, amount, label] = amountFirst.exec(part) ?? [];
  if (amount && label) return writeLevel(label, amount);
  const [, name = "", price = ""] = nameFirst.exec(part) ?? [];
  return holdsAmount.test(name) || /\d{2,}\s*[-–—]\s*\$?\d+$/.test(part)
    ? null
    : writeLevel(name, price);
}

/** Parses several levels on one line, "Bronze 50, Silver 80"; null if there aren't several. */
function readSeveral(part: string): (string | null)[] | null {
  const pieces = part.split(part.startsWith("$") ? beforeAmount : between);
  const levels = pieces.map((piece) => readPart(piece.trim()));
  return pieces.length > 1 && levels.every((level) => level !== null) ? levels : null;
}

/** Parses "Basic: $60; Plus: $95/mo" or "Bronze 50, Silver 80" as levels; null if one is invalid. */
export function listLevels(text: string): string[] | null {
  const levels = text.split(/[;\n]/).flatMap((part) => {
    const trimmed = part.trim();
    return trimmed ? (readSeveral(trimmed) ?? [readPart(trimmed)]) : [];
  });
  const known = levels.filter((level) => level !== null);
  return known.length === levels.length && known.length <= most ? [...new Set(known)] : null;
}
