import { doctorsLimits } from "@/lib/supabase/column-limits";

/** An amount in dollars as people write it, without what a number does not have: "$1,200.00" is "1200.00". */
export const plainAmount = (text: string): string =>
  // A comma before two digits is somebody's decimal point, which we do not guess.
  text
    .trim()
    .replace(/^\$\s*/, "")
    .replace(/,(?=\d{3}(?:\D|$))/g, "");

/** Whether a plain amount is dollars, or dollars and cents. */
export const isAmount = (plain: string): boolean => /^\d{1,6}(?:\.\d{1,2})?$/.test(plain);

/** The most that anything can cost. */
export const [, highestAmount] = doctorsLimits.monthly_price;

const month = "(?:\\s*(?:\\/|per|an?)\\s*(?:mo|mth|month)\\.?)?";
const range = new RegExp(
  `^(?:from\\s+)?\\$?\\s*\\d[\\d,.]*${month}\\s*(?:[-–—]|to|\\/|or)\\s*\\$?\\s*\\d[\\d,.]*${month}$`,
  "i",
);
const lowest = /^(?:from|starting (?:at|from)|as low as|starts at)\b|\d\s*(?:\+|and up|& up)$/i;

/** Whether a text gives several amounts, "$75-$125", or only the lowest, "from $75", where one belongs. */
export const isAmountRange = (text: string): boolean =>
  range.test(text.trim()) || lowest.test(text.trim());
