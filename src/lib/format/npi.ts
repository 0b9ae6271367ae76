import { t } from "@/lib/messages";

/** Whether a text is a National Provider Identifier: ten digits with a valid Luhn check over the prefix 80840. */
export function isValidNpi(text: string): boolean {
  if (!/^\d{10}$/.test(text)) return false;
  // 24 is the prefix's share of the sum.
  const sum = [...text].reduce((total, letter, index) => {
    const digit = Number(letter) * (index % 2 === 0 ? 2 : 1);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 24);
  return sum % 10 === 0;
}

/** The validation message for an invalid NPI. */
export const npiProblem = t`This is not a valid NPI. Check all 10 digits.`;
