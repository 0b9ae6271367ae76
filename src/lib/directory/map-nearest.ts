import {
  milesBetween,
  type Point,
  type Size,
  toScreen,
  type View,
} from "@/lib/directory/map-projection";
import { t } from "@/lib/messages";

const isOnScreen = (view: View, size: Size, point: Point) => {
  const [x, y] = toScreen(view, size, point);
  return x >= 0 && y >= 0 && x <= size.width && y <= size.height;
};

/** The points that a view shows. */
export const pointsIn = (view: View, size: Size, points: readonly Point[]): Point[] =>
  points.filter((point) => isOnScreen(view, size, point));

/** The point nearest to the center of a view; null if there are none. */
export const nearestTo = ({ x, y }: View, points: readonly Point[]): Point | null =>
  points.reduce<Point | null>(
    (nearest, point) =>
      nearest &&
      Math.hypot(nearest[0] - x, nearest[1] - y) <= Math.hypot(point[0] - x, point[1] - y)
        ? nearest
        : point,
    null,
  );

/** The view, moved to the nearest point if it would show none. */
export function withPoints(view: View, size: Size, points: readonly Point[]): View {
  const nearest = nearestTo(view, points);
  if (!nearest || pointsIn(view, size, points).length > 0) return view;
  return { ...view, x: nearest[0], y: nearest[1] };
}

/** Clockwise from the east, as on the screen. */
const directions = [
  t`to the east`,
  t`to the southeast`,
  t`to the south`,
  t`to the southwest`,
  t`to the west`,
  t`to the northwest`,
  t`to the north`,
  t`to the northeast`,
];

/** How far a point is from the center of a view, in miles, and in which direction. */
export function wayTo({ x, y }: View, point: Point): { miles: number; direction: string } {
  const eighth = Math.round(Math.atan2(point[1] - y, point[0] - x) / (Math.PI / 4));
  return {
    miles: milesBetween([x, y], point),
    direction: directions[(eighth + directions.length) % directions.length] ?? "",
  };
}
