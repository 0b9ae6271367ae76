import { formatDollars } from "@/lib/format/numbers";
import { ageRange } from "@/lib/listings/age-range";

/** An age band as the database keeps it in a version: [label, from, to, dollars a month]. */
function formatTier(tier: unknown): string {
  if (!Array.isArray(tier)) return String(tier);
  const [label, from, to, price]: unknown[] = tier;
  const ages = ageRange(Number(from), to === null ? null : Number(to));
  return `${String(label)} (${ages}) ${formatDollars(Number(price))}`;
}

/** A service as the database keeps it in a version: [label, coverage, dollars, note]. */
function formatService(service: unknown): string {
  if (!Array.isArray(service)) return String(service);
  const [label, coverage, price, note]: unknown[] = service;
  const dollars = price === null ? "" : ` ${formatDollars(Number(price))}`;
  return `${String(label)}: ${String(coverage)}${dollars}${note === null ? "" : ` (${String(note)})`}`;
}

/** How a row of a part of a listing is told, by the part's name. */
export const rowFormats: Record<string, (row: unknown) => string> = {
  tiers: formatTier,
  services: formatService,
};

/** The rows before and after, without those that stayed as they were: there may be many. */
export function onlyChanged([before, after]: unknown[]): [before: unknown, after: unknown] {
  if (!Array.isArray(before) || !Array.isArray(after)) return [before, after];
  const without = (rows: unknown[], others: unknown[]) => {
    const known = new Set(others.map((row) => JSON.stringify(row)));
    return rows.filter((row) => !known.has(JSON.stringify(row)));
  };
  return [without(before, after), without(after, before)];
}
