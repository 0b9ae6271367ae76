import { once } from "@/lib/once";

const dollars = once(
  () =>
    new Intl.NumberFormat("en-US", {
      style: "currency",
      currency: "USD",
      trailingZeroDisplay: "stripIfInteger",
    }),
);

/** An amount in dollars, without cents where there are none: "$75", "$75.50". */
export const formatDollars = (amount: number): string => dollars().format(amount);

/** A distance for people: "less than a mile", "1 mile", "12 miles". */
export function formatMiles(miles: number): string {
  if (miles < 1) return "less than a mile";
  const rounded = Math.round(miles);
  return rounded === 1 ? "1 mile" : `${rounded.toLocaleString("en-US")} miles`;
}
