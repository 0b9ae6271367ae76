import { randomInt, randomUUID } from "node:crypto";

/** Of letters only, as names are. */
export const uniqueSurname = (letters = 8) =>
  `Q${randomUUID()
    .replaceAll("-", "")
    .slice(0, letters)
    .replace(/\d/g, (digit) => String.fromCharCode(107 + Number(digit)))}`;

/** An NPI that no other test names: nine digits, and the one that proves them. */
export function uniqueNpi(): string {
  const digits = `1${randomInt(10 ** 8)
    .toString()
    .padStart(8, "0")}`;
  const sum = [...digits].reduce((total, digit, index) => {
    const weighed = index % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return total + (weighed > 9 ? weighed - 9 : weighed);
    // What the prefix of all NPIs adds.
  }, 24);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
