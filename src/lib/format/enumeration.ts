/** Things one after the other: "phone", "phone and fax", "phone, fax, and website". By hand, as dates are: see dates.ts. */
export function enumerate(things: readonly string[]): string {
  if (things.length < 3) return things.join(" and ");
  return `${things.slice(0, -1).join(", ")}, and ${things.at(-1)}`;
}
