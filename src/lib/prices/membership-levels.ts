// Membership levels, each stored as "Plus: 120".

/** A membership level and its price in dollars per month. */
export interface MembershipLevel {
  name: string;
  price: number;
}

/** Parses a stored level, "Plus: 120". */
export function readLevel(level: string): MembershipLevel {
  const at = level.lastIndexOf(": ");
  return { name: level.slice(0, at), price: Number(level.slice(at + 2)) };
}
