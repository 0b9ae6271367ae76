import { once } from "@/lib/browser/once";

const dollars = once(
  () =>
    new Intl.NumberFormat("en-US", {
      style: "currency",
      currency: "USD",
      trailingZeroDisplay: "stripIfInteger",
    }),
);

/** Needs no thousands separator: most prices and counts, which then go without the browser's own format. See `once`. */
const isPlain = (number: number) => Number.isInteger(number) && number >= 0 && number < 1000;

/** An amount in dollars, without cents where there are none: "$75", "$75.50". */
export const formatDollars = (amount: number): string =>
  isPlain(amount) ? `$${amount}` : dollars().format(amount);

/** A count for people: "1,234". */
export const formatCount = (count: number): string =>
  isPlain(count) ? String(count) : count.toLocaleString("en-US");

/** A count with what is counted: "1 row", "1,234 rows". */
export const inWords = (count: number, noun: string): string =>
  `${formatCount(count)} ${noun}${count === 1 ? "" : "s"}`;

/** A distance for people: "less than a mile", "1 mile", "12 miles". */
export function formatMiles(miles: number): string {
  if (miles < 1) return "less than a mile";
  const rounded = Math.round(miles);
  return rounded === 1 ? "1 mile" : `${formatCount(rounded)} miles`;
}
