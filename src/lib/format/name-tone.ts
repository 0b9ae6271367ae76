export const nameTones = ["moss", "lagoon", "clay", "honey", "plum", "dusk"] as const;

export type NameTone = (typeof nameTones)[number];

/** A color for a name: the same for the same name, and evenly distributed over all names. */
export function toneOf(name: string): NameTone {
  let hash = 0x811c9dc5;
  for (const character of name.trim().toLowerCase()) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  // Short names differ in few bits, so mix them before taking the remainder.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  hash = (hash ^ (hash >>> 16)) >>> 0;
  return nameTones[hash % nameTones.length] ?? "moss";
}
