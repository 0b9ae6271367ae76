import { highestAmount, isAmount, plainAmount } from "@/lib/format/amount";
import { ageRange, overlappingBands } from "@/lib/listings/age-range";

/** A price by age, as the API takes it. */
export type ImportBand = {
  label: string;
  min_age: number;
  /** Null: and older. */
  max_age: number | null;
  monthly_price: number;
};

/** The prices by age of a cell, or what is wrong with it. */
export type ReadBands = { bands: ImportBand[] } | { problem: string };

/** How prices by age are written. */
export const bandsExample = "0-17: 50; 18-64: 95; 65+: 120";

const highestAge = 120;
const most = 12;

const ownLabel = (minAge: number, maxAge: number | null) =>
  maxAge === null ? ageRange(minAge, maxAge) : `Ages ${ageRange(minAge, maxAge)}`;

/** Reads one band: "0-17: 50", "65+: 120", "Children 0-17: $50". */
function readBand(text: string): ImportBand | null {
  const found = /^(?:(\D.*?)\s+)?(\d{1,3})\s*(?:[-–]\s*(\d{1,3})|\+)\s*:\s*(\S+)$/.exec(text);
  if (!found) return null;
  const [, label, first, last, price = ""] = found;
  const min_age = Number(first);
  const max_age = last === undefined ? null : Number(last);
  const amount = plainAmount(price);
  if (!isAmount(amount) || Number(amount) > highestAmount) return null;
  if (min_age > highestAge || (max_age !== null && (max_age > highestAge || max_age < min_age))) {
    return null;
  }
  if (label && Array.from(label).length > 60) return null;
  return {
    label: label ?? ownLabel(min_age, max_age),
    min_age,
    max_age,
    monthly_price: Number(amount),
  };
}

/** Reads the prices by age of a cell, all or none. */
export function readBands(text: string): ReadBands {
  const parts = text.split(/[;\n]/).flatMap((part) => part.trim() || []);
  const bands: ImportBand[] = [];
  for (const part of parts) {
    const band = readBand(part);
    if (!band) return { problem: `write it like ${bandsExample}` };
    bands.push(band);
  }
  if (bands.length > most) return { problem: `a practice has at most ${most} age bands` };
  if (overlappingBands(bands).length > 0) return { problem: "the age bands overlap" };
  return { bands };
}

/** Writes prices by age as `readBands` reads them. */
export const writeBands = (bands: readonly ImportBand[]): string =>
  bands
    .map(({ label, min_age, max_age, monthly_price }) => {
      const ages = max_age === null ? `${min_age}+` : `${min_age}-${max_age}`;
      const name = label === ownLabel(min_age, max_age) ? "" : `${label.replace(/[;\n]/g, ",")} `;
      return `${name}${ages}: ${monthly_price}`;
    })
    .join("; ");
