import { highestAmount, isAmount, plainAmount } from "@/lib/format/amount";

// Memberships of several levels as people write them: see `membership-levels.ts`.

const most = 12;
const longestName = 60;

/** One level as it is kept; null for what is none. */
export function writeLevel(name: string, amount: string): string | null {
  const plain = plainAmount(amount.replace(/\s*(?:\/|per|an?)\s*(?:mo|mth|month)\.?$/i, ""));
  const named = name.replace(/;/g, ",").replace(/\s+/g, " ").trim();
  const isNamed =
    /[^\s:](?<!\b(?:from|up to|about))$/i.test(named) && Array.from(named).length <= longestName;
  if (!isNamed || !isAmount(plain) || Number(plain) > highestAmount) return null;
  return `${named}: ${Number(plain).toFixed(2).replace(/\.00$/, "")}`;
}

/** "Basic: $60; Plus: $95/mo" as levels, which stand on lines or have semicolons between them; null where one is none. */
export function listLevels(text: string): string[] | null {
  const levels = text.split(/[;\n]/).flatMap((part) => {
    if (!part.trim()) return [];
    const [, name = "", amount = ""] =
      /^(.*?)\s*[:–—-]?\s*(\$?\s*\d[\d,.]*\s*(?:(?:\/|per|an?)\s*(?:mo|mth|month)\.?)?)$/i.exec(
        part.trim(),
      ) ?? [];
    return [writeLevel(name, amount)];
  });
  const known = levels.filter((level) => level !== null);
  return known.length === levels.length && known.length <= most ? [...new Set(known)] : null;
}
