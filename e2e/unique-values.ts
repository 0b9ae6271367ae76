import { randomInt, randomUUID } from "node:crypto";

/** Returns a unique surname that consists of letters only. */
export const uniqueSurname = (letters = 8) =>
  `Q${randomUUID()
    .replaceAll("-", "")
    .slice(0, letters)
    .replace(/\d/g, (digit) => String.fromCharCode(107 + Number(digit)))}`;

/** Returns a unique NPI with a valid check digit. */
export function uniqueNpi(): string {
  const digits = `1${randomInt(10 ** 8)
    .toString()
    .padStart(8, "0")}`;
  const sum = [...digits].reduce((total, digit, index) => {
    const weighted = index % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return total + (weighted > 9 ? weighted - 9 : weighted);
    // The constant that the Luhn check of an NPI starts with.
  }, 24);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
