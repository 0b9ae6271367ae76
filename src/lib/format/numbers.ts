/** The number of unread notifications as text; the server counts to 100. */
export const formatUnread = (count: number): string => (count > 99 ? "99+" : String(count));
/** Separates thousands without `Intl`, whose first use takes 30 ms (four times as long on a phone). */
const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ",");

/** An amount in dollars, without cents if there are none: "$75", "$75.50", "$1,200". */
export const formatDollars = (amount: number): string =>
  `${amount < 0 ? "-" : ""}$${grouped(Math.abs(amount).toFixed(2).replace(".00", ""))}`;

/** A count with separators: "1,234". */
export const formatCount = (count: number): string => grouped(String(count));

/** A count with its noun: "1 row", "1,234 rows". */
export const inWords = (count: number, noun: string): string =>
  `${formatCount(count)} ${noun}${count === 1 ? "" : "s"}`;

/** A distance: "less than a mile", "1 mile", "12 miles". */
export function formatMiles(miles: number): string {
  if (miles < 1) return "less than a mile";
  const rounded = Math.round(miles);
  return rounded === 1 ? "1 mile" : `${formatCount(rounded)} miles`;
}

/**
 * Joins items as a list: "phone", "phone and fax", "phone, fax, and website". Without `Intl`, which is slow at first use: see
 * dates.ts.
 */
export function enumerate(things: readonly string[]): string {
  if (things.length < 3) return things.join(" and ");
  return `${things.slice(0, -1).join(", ")}, and ${things.at(-1)}`;
}

/** Joins alternatives for a sentence: "Ada or Ben". */
export const formatChoice = (options: readonly string[]): string =>
  new Intl.ListFormat("en-US", { type: "disjunction" }).format(options);

/** An amount of dollars as people type it: "79" and "79.50". */
export const typedAmount = (dollars: number): string =>
  Number.isInteger(dollars) ? String(dollars) : dollars.toFixed(2);
