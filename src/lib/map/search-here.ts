import { radii } from "@/lib/listings/listing-filters";
import { milesPerDegree } from "@/lib/map/projection";
import type { Size, View } from "@/lib/map/view";

/** Of a degree of latitude on the map, in its units. */
const degree = 21.3;

/** The smallest distance to choose from that reaches from the middle to the nearer edges; null where none does. */
export function radiusFor({ scale }: View, { width, height }: Size): number | null {
  const miles = (Math.min(width, height) / 2 / scale / degree) * milesPerDegree;
  return radii.find((radius) => radius >= miles * 0.9) ?? null;
}
