import type { Random } from "./random.ts";

/** Whether a number has ten digits and a valid Luhn check digit over the prefix 80840. */
export function isValidNpi(npi: string): boolean {
  return /^[12]\d{9}$/.test(npi) && luhnSum(`80840${npi}`) % 10 === 0;
}

/** An invented National Provider Identifier that passes the check. */
export function createNpi(random: Random): string {
  const body = `1${random.between(10000000, 99999999)}`;
  const check = (10 - (luhnSum(`80840${body}0`) % 10)) % 10;
  return body + check;
}

function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}
