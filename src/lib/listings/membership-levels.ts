// Memberships of several levels, each kept as "Plus: 120".

/** A membership of a level, and its dollars a month. */
export interface MembershipLevel {
  name: string;
  price: number;
}

/** A level that is kept, as name and price. */
export function readLevel(level: string): MembershipLevel {
  const at = level.lastIndexOf(": ");
  return { name: level.slice(0, at), price: Number(level.slice(at + 2)) };
}
