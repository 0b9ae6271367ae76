/**
 * Joins items as a list: "phone", "phone and fax", "phone, fax, and website". Without `Intl`, which is slow at first use: see
 * dates.ts.
 */
export function enumerate(things: readonly string[]): string {
  if (things.length < 3) return things.join(" and ");
  return `${things.slice(0, -1).join(", ")}, and ${things.at(-1)}`;
}
