/** An amount in dollars as people write it, without what a number does not have: "$1,200.00" is "1200.00". */
export const plainAmount = (text: string): string =>
  // A comma before two digits is somebody's decimal point, which we do not guess.
  text
    .trim()
    .replace(/^\$\s*/, "")
    .replace(/,(?=\d{3}(?:\D|$))/g, "");

/** Whether a plain amount is dollars, or dollars and cents. */
export const isAmount = (plain: string): boolean => /^\d{1,6}(?:\.\d{1,2})?$/.test(plain);

/** The most that anything costs, as the database has it. */
export const highestAmount = 100_000;
