import { highestAmount, isAmount, plainAmount } from "@/lib/format/amount";
import { ageRange, overlappingBands, withInclusiveEnds } from "@/lib/prices/age-spans";

/** A price by age, in the format of the API. */
export type ImportBand = {
  label: string;
  min_age: number;
  /** Null if there is no upper limit. */
  max_age: number | null;
  monthly_price: number;
};

/** The prices by age in a cell, with the interpretation if it isn't obvious, or the problem. */
export type ReadBands =
  | { bands: ImportBand[]; interpretation?: string | undefined }
  | { problem: string };

/** An example of the format. */
export const bandsExample = "0-17: 50; 18-64: 95; 65+: 120";

const highestAge = 120;
const most = 12;

/** An age range. */
export type Ages = Pick<ImportBand, "min_age" | "max_age">;

/** Parses an age range such as "0-17", "65 and up", or "Under 18"; null if invalid. */
export function readAges(text: string): Ages | null {
  const below = Number(/^(?:ages? )?under (\d{1,3})$/i.exec(text)?.[1] ?? 0);
  if (below > 0 && below <= highestAge) return { min_age: 0, max_age: below - 1 };
  const [, first, last] =
    /^(?:ages?\s+)?(\d{1,3})\s*(?:(?:[-–—]|to|through)\s*(\d{1,3})|\+|(?:and|&|or) (?:up|older|over|above))(?: (?:years|yrs?)(?: old)?)?$/i.exec(
      text,
    ) ?? [];
  if (first === undefined) return null;
  const min_age = Number(first);
  const max_age = last === undefined ? null : Number(last);
  const areIn = min_age <= highestAge && (max_age === null || max_age <= highestAge);
  return areIn && (max_age === null || max_age >= min_age) ? { min_age, max_age } : null;
}

const ownLabel = (minAge: number, maxAge: number | null) =>
  maxAge === null ? ageRange(minAge, maxAge) : `Ages ${ageRange(minAge, maxAge)}`;

/** Parses one price by age: "0-17: 50", "Children (0-17): $50/mo", or "Adult 18-64 $80". The name can be empty. */
function readBand(text: string): ImportBand | null {
  const found =
    /^(.*?)(?:\s*:\s*|\s*[–—-]?\s*(?=\$))(\$?\s*\d[\d,.]*)(?:\s*(?:\/|per|an?)\s*(?:mo|mth|month)\.?)?$/i.exec(
      text,
    );
  const [, whom = "", price = ""] = found ?? [];
  const [, named = "", written = ""] =
    /^(.*?)\s*\(?((?:under )?\d{1,3}(?:\s*(?:[-–—]|to|through)\s*\d{1,3}|\+|\s*(?:and|&|or) (?:up|older|over|above))?(?: (?:years|yrs?)(?: old)?)?)\)?$/i.exec(
      whom.trim(),
    ) ?? [];
  const label = named.replace(/[(\s:,–—-]+$/, "").replace(/\s*\bages?$/i, "");
  const ages = readAges(written);
  const amount = plainAmount(price);
  if (!ages || !isAmount(amount) || Number(amount) > highestAmount) return null;
  // An amount in the name belongs to another price.
  if (Array.from(label).length > 60 || label.includes("$")) return null;
  return { label, ...ages, monthly_price: Number(amount) };
}

/** Names a price after its ages if it has no name. */
const named = (band: ImportBand): ImportBand => ({
  ...band,
  label: band.label || ownLabel(band.min_age, band.max_age),
});

/** Parses the prices by age in a cell. One invalid price makes all of them invalid. */
export function readBands(text: string): ReadBands {
  for (const separator of separators) {
    const parts = text.split(separator).flatMap((part) => part.trim() || []);
    const bands = parts.map(readBand).filter((band) => band !== null);
    if (bands.length === parts.length) return settleBands(bands);
  }
  return { problem: `write it like ${bandsExample}` };
}

// Commas come second, because they can also be part of a name or amount.
const separators = [/[;\n|]/, /[;\n|]|,\s+/];

/** Resolves ranges that share a boundary by ending each one before the next begins, and names the unnamed ones. */
export function settleBands(bands: readonly ImportBand[]): ReadBands {
  if (bands.length > most) return { problem: `a practice has at most ${most} age bands` };
  if (overlappingBands(bands).length === 0) return { bands: bands.map(named) };
  const inclusive = withInclusiveEnds(bands)?.map(named);
  if (!inclusive) return { problem: "the age bands overlap" };
  const interpretation = `${writeBands(inclusive)}, because each range starts where the previous one ends`;
  return { bands: inclusive, interpretation };
}

/** Formats an age range in the format of `readAges`. */
export const writeAges = ({ min_age, max_age }: Ages): string =>
  max_age === null ? `${min_age}+` : `${min_age}-${max_age}`;

/** The name of a price; empty if it is only its ages. */
export const bandName = ({ label, min_age, max_age }: ImportBand): string =>
  label === ownLabel(min_age, max_age) ? "" : label;

/** Formats prices by age in the format of `readBands`. */
export const writeBands = (bands: readonly ImportBand[]): string =>
  bands
    .map((band) => {
      const name = bandName(band).replace(/[;\n]/g, ",");
      return `${name && `${name} `}${writeAges(band)}: ${band.monthly_price}`;
    })
    .join("; ");
