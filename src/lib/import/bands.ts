import { highestAmount, isAmount, plainAmount } from "@/lib/format/amount";
import { ageRange, overlappingBands, withInclusiveEnds } from "@/lib/prices/age-spans";
import { readSpan } from "@/lib/prices/read-age-span";

/** A price by age, in the format of the API. */
export type ImportBand = {
  label: string;
  min_age: number;
  /** Null if there is no upper limit. */
  max_age: number | null;
  monthly_price: number;
};

/** The prices by age in a cell, with the interpretation if it isn't obvious, or the problem. */
type ReadBands = { value: ImportBand[]; readAs?: string } | { problem: string };

/** An example of the format. */
export const bandsExample = "0-17: 50; 18-64: 95; 65+: 120";

const most = 12;

const ownLabel = (minAge: number, maxAge: number | null) =>
  maxAge === null ? ageRange(minAge, maxAge) : `Ages ${ageRange(minAge, maxAge)}`;

/** Parses one price by age: "0-17: 50", "Children (0-17): $50/mo", or "Adult 18-64 $80". The name can be empty. */
export function readBand(text: string): ImportBand | null {
  const found =
    /^(.*?)(?:\s*:\s*|\s*[–—-]?\s*(?=\$))(\$?\s*\d[\d,.]*)(?:\s*(?:\/|per|an?)\s*(?:mo|mth|month)\.?)?$/i.exec(
      text,
    );
  const [, whom = "", price = ""] = found ?? [];
  const [, named = "", written = ""] =
    /^(.*?)\s*\(?((?:under |< ?)?\d{1,3}(?:\s*(?:[-–—]|to|through)\s*\d{1,3}|\+|(?: (?:years|yrs?))?\s*(?:and|&|or) (?:up|older|over|above))?(?: (?:years|yrs?)(?: old)?)?)\)?$/i.exec(
      whom.trim(),
    ) ?? [];
  const label = named.replace(/[(\s:,–—-]*(?:\bages?)?[(\s:,–—-]*$/i, "");
  const span = readSpan(
    written.replace(/^(?:under|<) ?(\d+)/i, (_under, age: string) => `0-${Number(age) - 1}`),
  );
  const amount = plainAmount(price);
  if (!span || !isAmount(amount) || Number(amount) > highestAmount) return null;
  // An amount in the name belongs to another price.
  if (Array.from(label).length > 60 || label.includes("$")) return null;
  const [min_age, max_age] = span;
  return { label, min_age, max_age, monthly_price: Number(amount) };
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
function settleBands(bands: readonly ImportBand[]): ReadBands {
  if (bands.length > most) return { problem: `a practice has at most ${most} age bands` };
  if (overlappingBands(bands).length === 0) return { value: bands.map(named) };
  const inclusive = withInclusiveEnds(bands)?.map(named);
  if (!inclusive) return { problem: "the age bands overlap" };
  const readAs = `${writeBands(inclusive)}, because each range starts where the previous one ends`;
  return { value: inclusive, readAs };
}

/** Formats an age range in the format of `readSpan`. */
const writeAges = ({ min_age, max_age }: Pick<ImportBand, "min_age" | "max_age">): string =>
  max_age === null ? `${min_age}+` : `${min_age}-${max_age}`;

/** The name of a price; empty if it is only its ages. */
const bandName = ({ label, min_age, max_age }: ImportBand): string =>
  label === ownLabel(min_age, max_age) ? "" : label;

/** Formats prices by age in the format of `readBands`. */
export const writeBands = (bands: readonly ImportBand[]): string =>
  bands
    .map((band) => {
      const name = bandName(band).replace(/[;\n]/g, ",");
      return `${name && `${name} `}${writeAges(band)}: ${band.monthly_price}`;
    })
    .join("; ");
