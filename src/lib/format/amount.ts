import { doctorsLimits } from "@/lib/supabase/column-limits";

/**
 * Removes what a number doesn't contain from a typed dollar amount: "$1,200.00" and "1,200 USD"
 * become "1200.00" and "1200".
 */
export const plainAmount = (text: string): string =>
  // A comma before two digits may be a decimal comma, so it stays.
  text
    .trim()
    .replace(/^(?:us(?=[ $])|usd)?\s*\$?\s*(?=[\d.])/i, "")
    .replace(/\s*(?:usd|(?:us )?dollars?)$/i, "")
    .replace(/^(0(?:\.00?)?)\s*\((?:waived|free|none|no charge)\)$/i, "$1")
    .replace(/(\.\d\d)0+$/, "$1")
    .replace(/,(?=\d{3}(?:\D|$))/g, "");

/** Whether a plain amount is dollars, or dollars and cents. */
export const isAmount = (plain: string): boolean => /^\d{1,6}(?:\.\d{1,2})?$/.test(plain);

/** The highest price allowed. */
export const [, highestAmount] = doctorsLimits.monthly_price;

const month = "(?:\\s*(?:\\/|per|an?)\\s*(?:mo|mth|month)\\.?)?";

const range = new RegExp(
  `^(?:from\\s+)?\\$?\\s*\\d[\\d,.]*${month}\\s*(?:[-–—]|to|\\/|or)\\s*\\$?\\s*\\d[\\d,.]*${month}$`,
  "i",
);

const lowest = /^(?:from|starting (?:at|from)|as low as|starts at)\b|\d\s*(?:\+|and up|& up)$/i;

/** Whether a text gives several amounts ("$75-$125") or a lower bound ("from $75") instead of one. */
export const isAmountRange = (text: string): boolean =>
  range.test(text.trim()) || lowest.test(text.trim());
