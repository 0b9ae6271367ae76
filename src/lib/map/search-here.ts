import { radii } from "@/lib/listings/listing-filters";
import { milesBetween } from "@/lib/map/projection";
import type { Size, View } from "@/lib/map/view";

/** The smallest distance to choose from that reaches from the middle to the nearer edges; null where none does. */
export function radiusFor({ x, y, scale }: View, { width, height }: Size): number | null {
  const reach = Math.min(width, height) / 2 / scale;
  // Beyond the edge of an inset lies another part of the country.
  const miles = Math.min(...[-reach, reach].map((down) => milesBetween([x, y], [x, y + down])));
  return radii.find((radius) => radius >= miles * 0.9) ?? null;
}
