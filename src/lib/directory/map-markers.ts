import type { Point } from "@/lib/directory/map-projection";
import { type Size, toScreen, type View } from "@/lib/directory/map-projection";

/** A cluster of practices with offices near each other, from the database. */
export interface Cluster {
  latitude: number;
  longitude: number;
  count: number;
  /** Estimated from a sample, because thousands are visible. */
  is_estimate: boolean;
  /** All have the same position, so zooming in won't separate them. */
  is_one_spot: boolean;
  /** Their ids, if there are few. */
  doctor_ids: string[] | null;
  /** The position of the office in each practice's list. */
  offices: number[] | null;
  /** The name of one practice and its office's city; the city is null unless all are near it. */
  practice_name: string;
  address_city: string | null;
  address_state: string | null;
}

/** A marker of one or several clusters, with its position on the map. */
export interface Marker extends Cluster {
  point: Point;
}

/** The minimum distance between two markers, in pixels. */
const apart = 50;

const middleOf = (one: Marker, other: Marker): Point => {
  const share = other.count / (one.count + other.count);
  return [
    one.point[0] + (other.point[0] - one.point[0]) * share,
    one.point[1] + (other.point[1] - one.point[1]) * share,
  ];
};

const isSameTown = (one: Cluster, other: Cluster) =>
  one.address_city === other.address_city && one.address_state === other.address_state;

function together(one: Marker, other: Marker, scale: number): Marker {
  const few = fewOf(one, other);
  const distance = Math.hypot(one.point[0] - other.point[0], one.point[1] - other.point[1]);
  return {
    ...(other.count > one.count ? other : one),
    point: middleOf(one, other),
    ...(isSameTown(one, other) ? {} : { address_city: null, address_state: null }),
    count: one.count + other.count - (few?.twice ?? 0),
    is_estimate: one.is_estimate || other.is_estimate,
    is_one_spot: one.is_one_spot && other.is_one_spot && distance * scale < 1,
    ...(few && few.doctor_ids.length <= 8
      ? { doctor_ids: few.doctor_ids, offices: few.offices }
      : { doctor_ids: null, offices: null }),
  };
}

/** The practices of two markers, if both list theirs; `twice` counts those with an office at each. */
function fewOf(one: Marker, other: Marker) {
  if (!one.doctor_ids || !other.doctor_ids) return null;
  const first = one.doctor_ids;
  const added = other.doctor_ids.flatMap((id, place) =>
    first.includes(id) ? [] : [{ id, office: other.offices?.[place] ?? 0 }],
  );
  return {
    doctor_ids: [...first, ...added.map(({ id }) => id)],
    offices: [...(one.offices ?? []), ...added.map(({ office }) => office)],
    twice: other.doctor_ids.length - added.length,
  };
}

/** Merges markers that would overlap into the largest one. */
export function mergeMarkers(markers: readonly Marker[], scale: number): Marker[] {
  const merged: Marker[] = [];
  for (const marker of markers.toSorted((one, other) => other.count - one.count)) {
    const place = merged.findIndex(
      ({ point: [x, y] }) => Math.hypot(x - marker.point[0], y - marker.point[1]) * scale < apart,
    );
    const near = merged[place];
    if (near) merged[place] = together(near, marker, scale);
    else merged.push(marker);
  }
  // A merged marker stands between its parts, where it can be near another.
  return merged.length < markers.length ? mergeMarkers(merged, scale) : merged;
}

/** A marker with its position on the screen and its size, in pixels. */
export interface PlacedMarker {
  marker: Marker;
  at: Point;
  /** Half of its height. */
  radius: number;
  /** Half of its width. The marker of one practice is wide enough for its price. */
  halfWidth: number;
}

/** The visible markers in reading order. */
export function placeMarkers(markers: readonly Marker[], view: View, size: Size): PlacedMarker[] {
  return mergeMarkers(markers, view.scale / size.letters)
    .map((marker) => {
      const at = toScreen(view, size, marker.point);
      const radius = radiusOf(marker.count) * size.letters;
      return { marker, at, radius, halfWidth: marker.count === 1 ? 2.5 * radius : radius };
    })
    .filter(
      ({ at: [x, y], radius, halfWidth }) =>
        x > -halfWidth && y > -radius && x < size.width + halfWidth && y < size.height + radius,
    )
    .toSorted((one, other) => one.at[1] - other.at[1] || one.at[0] - other.at[0]);
}

function radiusOf(count: number): number {
  if (count === 1) return 12;
  if (count < 10) return 16;
  return count < 1000 ? 20 : 24;
}
