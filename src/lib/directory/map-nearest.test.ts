import { expect, test } from "vitest";
import { nearestTo, wayTo, withPoints } from "@/lib/directory/map-nearest";
import type { Point } from "@/lib/directory/map-projection";

const view = { x: 400, y: 300, scale: 100 };
const size = { width: 400, height: 400, letters: 1 };

test("a view without points moves to the nearest, and others stay", () => {
  const far: Point[] = [
    [420, 300],
    [400, 310],
  ];
  expect(nearestTo(view, far)).toEqual([400, 310]);
  expect(withPoints(view, size, far)).toEqual({ ...view, y: 310 });
  expect(withPoints(view, size, [...far, [401, 301]])).toBe(view);
  expect(withPoints(view, size, [])).toBe(view);
});

test.each<[Point, string]>([
  [[420, 300], "to the east"],
  [[420, 320], "to the southeast"],
  [[400, 320], "to the south"],
  [[380, 300], "to the west"],
  [[400, 280], "to the north"],
  [[380, 281], "to the northwest"],
])("%j is %s", (point, direction) => {
  expect(wayTo(view, point).direction).toBe(direction);
  expect(wayTo(view, point).miles).toBeGreaterThan(50);
});
