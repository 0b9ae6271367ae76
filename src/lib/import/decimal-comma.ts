// Amounts of a spreadsheet that writes cents behind a comma: "75,50" and "1.234,50". One or two digits behind the last comma are cents;
// three are thousands.
const decimalComma =
  /(?<![\d.,])(\d{1,3}(?:[. \u00a0\u202f]\d{3})+|\d+),(\d{1,2})(?=\s*(?:$|[;|\n/)$]|(?:per|an?|mo|month|yr|year)\b))/gi;

/** Amounts with a decimal comma as they are written with a point: "1.234,50" is "1234.50"; all other text stays. */
export const withDecimalPoints = (text: string): string =>
  text.replace(
    decimalComma,
    (_amount, whole: string, cents: string) => `${whole.replace(/\D/g, "")}.${cents}`,
  );

/** Whether an amount means dollars or thousands, depending on who wrote it: "1.234". */
export const isAmbiguousAmount = (text: string): boolean =>
  /^\$?\s*\d{1,3}(?:\.\d{3})+$/.test(text);
