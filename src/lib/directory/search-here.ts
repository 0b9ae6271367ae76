import { radii } from "@/lib/directory/listing-filters";
import type { Size, View } from "@/lib/directory/map-projection";
import { milesBetween } from "@/lib/directory/map-projection";

/** The smallest radius that reaches from the center to the nearer edges; null if none does. */
export function radiusFor({ x, y, scale }: View, { width, height }: Size): number | null {
  const toEdge = Math.min(width, height) / 2 / scale;
  // Beyond the edge of an inset is another part of the country.
  const miles = Math.min(...[-toEdge, toEdge].map((down) => milesBetween([x, y], [x, y + down])));
  return radii.find((radius) => radius >= miles * 0.9) ?? null;
}
