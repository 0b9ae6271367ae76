import { language } from "@/lib/language";

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

/** English lists don't use `Intl`, which is slow at first use; Spanish ones need it for "e" and "u". */
function joinThings(things: readonly string[], word: "and" | "or"): string {
  if (language === "es") {
    const type = word === "and" ? "conjunction" : "disjunction";
    return new Intl.ListFormat("es-US", { type }).format(things);
  }
  if (things.length < 3) return things.join(` ${word} `);
  return `${things.slice(0, -1).join(", ")}, ${word} ${things.at(-1)}`;
}

/** Joins items for a sentence: "phone", "phone and fax", "phone, fax, and website". */
export const enumerate = (things: readonly string[]): string => joinThings(things, "and");

/** Joins alternatives for a sentence: "Ada or Ben". */
export const formatChoice = (things: readonly string[]): string => joinThings(things, "or");

/** An amount of dollars as people type it: "79" and "79.50". */
export const typedAmount = (dollars: number): string =>
  Number.isInteger(dollars) ? String(dollars) : dollars.toFixed(2);
