import { monthNames, today } from "@/lib/format/dates";
import { isNoValue } from "@/lib/format/no-value";
import { writeBands } from "@/lib/import/bands";
import { fileColumns, guessColumns } from "@/lib/import/columns";
import type {
  Cell,
  CellReader,
  FileColumn,
  ImportValue,
  RowValues,
} from "@/lib/import/file-column";
import {
  type AnnouncedPrices,
  announcementText,
  readAnnouncedPrices,
} from "@/lib/listings/announced-prices";
import { fieldLabel } from "@/lib/listings/fields";
import { fees, type ReadPrice, readPrice } from "@/lib/listings/read-price";
import { readTiers } from "@/lib/prices/read-parts";

const month = monthNames.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join("|");
const day = `(?:\\d{4}-\\d\\d-\\d\\d|\\d{1,2}/\\d{1,2}/\\d{4}|(?:${month})\\.? \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?)`;
const since = "(?:from|starting|starts|effective|beginning|as of|on)";

/** "From January 1, 2027: $95 a month". */
const dayFirst = new RegExp(`^(?:${since} )?(${day})(?:\\s*[:,–-]\\s*|\\s+|$)(.*)$`, "i");
/** "$95 a month from January 1, 2027", which can follow the price of today: "$85, $95 from January 1". */
const dayLast = new RegExp(
  `^(?:(.+?)(?: now| today)?(?:[,;] | then | ?\\())?(\\S.*?),? ${since} (${day})\\)?$`,
  "i",
);

/** Parses a day as "2027-01-01"; without a year, the next such day. Null if there is no such day. */
function readDay(text: string, now: string): string | null {
  const [, year, one = "", two = ""] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const [, oneUs, twoUs, yearUs] = /^(\d+)\/(\d+)\/(\d{4})$/.exec(text) ?? [];
  const [, name = "", dayOfMonth, yearNamed] =
    /^([a-z]+)\.? (\d+)[a-z]*(?:,? (\d{4}))?$/i.exec(text) ?? [];
  const named = monthNames.findIndex((known) => known.toLowerCase().startsWith(name.toLowerCase()));
  const monthAndDay = [oneUs ?? (name ? named + 1 : one), twoUs ?? dayOfMonth ?? two]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
  const thisYear = Number(now.slice(0, 4));
  const nextYear = monthAndDay > now.slice(5) ? thisYear : thisYear + 1;
  const read = `${year ?? yearUs ?? yearNamed ?? nextYear}-${monthAndDay}`;
  const time = Date.parse(read);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(read) ? read : null;
}

/** A price in a price's cell, of today, of a later day, or both: "$85, $95 from January 1". */
export function readDatedPrice(column: string, written: string): Cell | null {
  const [, now, later = "", dayText = ""] = dayLast.exec(written) ?? [];
  const starts_on = readDay(dayText, today());
  const price = starts_on && readPrice(column, later);
  if (!price) return null;
  // A price that has started is the price of today.
  if (starts_on <= today()) return now ? null : price;
  const announced = { starts_on, [price.column ?? column]: price.value, ...price.also };
  const readAs = announcementText(announced);
  if (!now) return { value: announced, column: "announced_prices", readAs };
  const current: ReadPrice | null = readPrice(column, now);
  return (
    current && {
      ...current,
      also: { ...current.also, announced_prices: announced },
      readAs: `${current.readAs ?? current.value}. ${readAs}`,
    }
  );
}

/** Joins announced prices of several cells; undefined if they start on different days. Other values replace each other. */
export function joinAnnounced(known: ImportValue, value: ImportValue): ImportValue | undefined {
  const [one, other] = [readAnnouncedPrices(known), readAnnouncedPrices(value)];
  if (!one || !other) return value;
  return one.starts_on === other.starts_on ? { ...one, ...other } : undefined;
}

/** Whether a text says that there is no value. "None" is an answer about a fee. */
export const isNone = (column: string, text: string): boolean =>
  isNoValue(text) && !(fees.includes(column) && /^none$/i.test(text));

const example = "write it like From January 1, 2027: $95 a month";

/** Reads the cell of all announced prices: a day, and a price or a line for each one, such as "Yearly price: 950". */
export const readAnnouncement =
  (readCell: (known: FileColumn, text: string) => Cell): CellReader =>
  (written) => {
    const [first = "", ...others] = written.split(written.includes("\n") ? /\s*\n\s*/ : /\s*\|\s*/);
    const [, dayBefore, rest = ""] = dayFirst.exec(first) ?? [];
    const [, , price = "", dayAfter = ""] = dayLast.exec(first) ?? [];
    const starts_on = readDay(dayBefore ?? dayAfter, today());
    if (!starts_on) return { problem: example };
    if (starts_on <= today()) return { problem: "its day has passed" };
    const announced: RowValues = {};
    for (const part of [dayBefore ? rest : price, ...others].filter(Boolean)) {
      const [, label = "", text = part] = /^([^:]*[a-z][^:]*):\s*(.+)$/i.exec(part) ?? [];
      const [column = "monthly_price"] = Object.keys(guessColumns([label]));
      const known = fileColumns.find((one) => one.column === column);
      const list = known?.kind === "tiers" || known?.kind === "levels" ? [] : null;
      const cell = !known || isNone(column, text) ? { value: list } : readCell(known, text);
      if ("problem" in cell) return cell;
      announced[cell.column ?? column] = cell.value;
      Object.assign(announced, cell.also);
    }
    const value: AnnouncedPrices = { ...announced, starts_on };
    return Object.keys(announced).length > 0
      ? { value, readAs: announcementText(value) }
      : { problem: example };
  };

function writeValue(column: string, value: unknown): string {
  if (value === null || (Array.isArray(value) && value.length === 0)) return "N/A";
  if (column === "tiers") return writeBands(readTiers(value));
  if (typeof value === "boolean") return value ? "yes" : "no";
  return Array.isArray(value) ? value.join("; ") : String(value);
}

/** Writes announced prices in the format of `readAnnouncement`. */
export function writeAnnouncement(stored: unknown): string | null {
  const announced = readAnnouncedPrices(stored);
  if (!announced) return null;
  const { starts_on, ...prices } = announced;
  const lines = Object.entries(prices).map(
    ([column, value]) => `${fieldLabel(column)}: ${writeValue(column, value)}`,
  );
  return [`From ${starts_on}`, ...lines].join("\n");
}
