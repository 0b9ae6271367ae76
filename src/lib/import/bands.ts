import { highestAmount, isAmount, plainAmount } from "@/lib/format/amount";
import { ageRange, overlappingBands, withInclusiveEnds } from "@/lib/listings/age-range";

/** A price by age, as the API takes it. */
export type ImportBand = {
  label: string;
  min_age: number;
  /** Null: and older. */
  max_age: number | null;
  monthly_price: number;
};

/** The prices by age of a cell, with how they were understood where that is not plain; or what is wrong with it. */
export type ReadBands =
  | { bands: ImportBand[]; understood?: string | undefined }
  | { problem: string };

/** How prices by age are written. */
export const bandsExample = "0-17: 50; 18-64: 95; 65+: 120";

const highestAge = 120;
const most = 12;

/** Ages of a band. */
export type Ages = Pick<ImportBand, "min_age" | "max_age">;

/** Reads the ages of a band, "0-17", "65 and up" or "Under 18"; null for what is none. */
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

/** Reads one band: "0-17: 50", "Children (0-17): $50/mo", "Adult 18-64 $80"; the name is empty where there is none. */
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
  // An amount in the name is that of another band.
  if (Array.from(label).length > 60 || label.includes("$")) return null;
  return { label, ...ages, monthly_price: Number(amount) };
}

/** A band without a name is named after its ages. */
const named = (band: ImportBand): ImportBand => ({
  ...band,
  label: band.label || ownLabel(band.min_age, band.max_age),
});

/** Reads the prices by age of a cell, all or none. */
export function readBands(text: string): ReadBands {
  for (const separator of separators) {
    const parts = text.split(separator).flatMap((part) => part.trim() || []);
    const bands = parts.map(readBand).filter((band) => band !== null);
    if (bands.length === parts.length) return settleBands(bands);
  }
  return { problem: `write it like ${bandsExample}` };
}

// A comma may also stand in a name or an amount.
const separators = [/[;\n|]/, /[;\n|]|,\s+/];

/** Bands as a practice means them: those that meet end before the next begins. One without a name is named after its ages. */
export function settleBands(bands: readonly ImportBand[]): ReadBands {
  if (bands.length > most) return { problem: `a practice has at most ${most} age bands` };
  if (overlappingBands(bands).length === 0) return { bands: bands.map(named) };
  const inclusive = withInclusiveEnds(bands)?.map(named);
  if (!inclusive) return { problem: "the age bands overlap" };
  const understood = `${writeBands(inclusive)}, for each band begins where the one before it ends`;
  return { bands: inclusive, understood };
}

/** Ages as `readAges` reads them. */
export const writeAges = ({ min_age, max_age }: Ages): string =>
  max_age === null ? `${min_age}+` : `${min_age}-${max_age}`;

/** The name of a band, empty where it says no more than its ages. */
export const bandName = ({ label, min_age, max_age }: ImportBand): string =>
  label === ownLabel(min_age, max_age) ? "" : label;

/** Writes prices by age as `readBands` reads them. */
export const writeBands = (bands: readonly ImportBand[]): string =>
  bands
    .map((band) => {
      const name = bandName(band).replace(/[;\n]/g, ",");
      return `${name && `${name} `}${writeAges(band)}: ${band.monthly_price}`;
    })
    .join("; ");
