import { expect, test } from "vitest";
import { type Cluster, type Marker, mergeMarkers, placeMarkers } from "@/lib/directory/map-markers";
import {
  circleOf,
  moved,
  pointsAround,
  toMap,
  toPosition,
  toScreen,
  viewOf,
  wholeCountry,
  zoomed,
} from "@/lib/directory/map-projection";
import { radiusFor } from "@/lib/directory/search-here";

const size = { width: 640, height: 480, letters: 1 };
const austin = toMap(30.27, -97.74) ?? [0, 0];
const dallas = toMap(32.78, -96.8) ?? [0, 0];

test("places have a position on the map, with islands and Alaska as insets, and places abroad have none", () => {
  for (const [latitude, longitude] of [
    [30.27, -97.74],
    [61.22, -149.9],
    [21.31, -157.86],
    [18.46, -66.1],
    [17.73, -64.73],
    [13.47, 144.75],
    [15.2, 145.75],
    [-14.28, -170.7],
  ] as const) {
    const [x, y] = toMap(latitude, longitude) ?? [-1, -1];
    expect(toPosition({ x, y })).toEqual({ latitude, longitude });
  }
  expect(toMap(48.86, 2.35)).toBeNull();
  expect(toMap(18.5, -69.9)).toBeNull();
  expect(toMap(Number.NaN, 0)).toBeNull();
});

test("a search around an island shows its inset", () => {
  const around = pointsAround({ latitude: 13.47, longitude: 144.75 }) ?? [];
  const view = viewOf(around, size);
  const [x, y] = toScreen(view, size, toMap(13.47, 144.75) ?? [0, 0]);
  expect(x > 0 && x < 640 && y > 0 && y < 480).toBe(true);
  expect(view.scale).toBeGreaterThan(3);
  expect(circleOf({ latitude: 13.47, longitude: 144.75 }, 25)).toMatch(/^M3[45]\d/);
  expect(pointsAround({ latitude: 48.86, longitude: 2.35 })).toBeNull();
});

test("a view fits all points, one practice with its surroundings, or the country without points", () => {
  const view = viewOf([austin, dallas], size);
  for (const point of [austin, dallas]) {
    const [x, y] = toScreen(view, size, point);
    expect(x > 40 && y > 40 && x < 600 && y < 440).toBe(true);
  }
  expect(viewOf([austin], size).scale).toBeLessThan(200);
  expect(viewOf([], size)).toEqual(wholeCountry(size));
});

test("a view of points on both coasts cuts neither off", () => {
  for (const width of [335, 650]) {
    const wide = { ...size, width };
    const [west, east] = [toMap(37.77, -122.42), toMap(18.4, -66.06)];
    if (!west || !east) throw new Error("The coasts are not on the map");
    const view = viewOf([west, east], wide);
    expect(toScreen(view, wide, west)[0]).toBeGreaterThan(10);
    expect(toScreen(view, wide, east)[0]).toBeLessThan(width - 10);
  }
});

test("the view of the whole country shows all coasts, with room for the markers on them", () => {
  for (const width of [335, 650, 1200]) {
    const wide = { ...size, width };
    const spread = [toMap(48.38, -124.7), toMap(44.8, -66.97), toMap(25.1, -80.4)];
    const points = spread.filter((point) => point !== null);
    expect(points).toHaveLength(3);
    const view = viewOf(points, wide);
    for (const point of [...points, [0, 10], [960, 605]] as const) {
      const [x, y] = toScreen(view, wide, point);
      expect(x > 17 && x < width - 17 && y > 17 && y < wide.height - 17).toBe(true);
    }
  }
});

test("the pixel under a pointer stays fixed, and no movement leaves the country", () => {
  const view = viewOf([austin, dallas], size);
  const at = toScreen(view, size, dallas);
  const nearer = zoomed(view, size, 3, at);
  expect(nearer.scale).toBeCloseTo(view.scale * 3);
  expect(toScreen(nearer, size, dallas).map(Math.round)).toEqual(at.map(Math.round));
  expect(zoomed(view, size, 1e-9).scale).toBe(wholeCountry(size).scale);
  expect(moved(view, size, 1e9, -1e9)).toMatchObject({ x: 0, y: 605 });
});

test("the radius covers the visible area, and the whole country is too large for any", () => {
  expect(radiusFor(wholeCountry(size), size)).toBeNull();
  expect(radiusFor(zoomed(wholeCountry(size), size, 1e9), size)).toBe(5);
  expect(radiusFor({ x: austin[0], y: austin[1], scale: 20 }, size)).toBe(50);
  // Drawn at about a third of its size.
  const [x, y] = toMap(61.22, -149.9) ?? [0, 0];
  expect(radiusFor({ x, y, scale: 60 }, size)).toBe(50);
});

const cluster: Cluster = {
  latitude: 30,
  longitude: -97,
  count: 1,
  is_estimate: false,
  is_one_spot: true,
  practice_name: "Oak",
  address_city: "Austin",
  address_state: "TX",
  doctor_ids: ["a"],
  offices: [0],
};
const marker = (x: number, count = 1, id = "a"): Marker => ({
  ...cluster,
  count,
  point: [x, 0],
  doctor_ids: [id],
});

test("overlapping markers are merged until they are zoomed apart", () => {
  const markers = [marker(0), marker(10, 3, "b"), marker(100)];
  const merged = mergeMarkers(markers, 1);
  expect(merged.map(({ count }) => count)).toEqual([4, 1]);
  expect(merged[0]).toMatchObject({ doctor_ids: ["b", "a"], is_one_spot: false });
  expect(merged[0]?.point[0]).toBeCloseTo(7.5);
  expect(mergeMarkers(markers, 10)).toHaveLength(3);
});

test("a marker that moved while merging merges with the ones it came close to", () => {
  const markers = [marker(0), marker(60, 1, "b"), marker(25, 1, "c")];
  expect(mergeMarkers(markers, 1).map(({ count }) => count)).toEqual([3]);
});

test("a practice with offices at two merged markers counts once", () => {
  const one = { ...marker(1), offices: [0] };
  const [both] = mergeMarkers([one, { ...marker(2), offices: [1] }], 1);
  expect(both).toMatchObject({ count: 1, doctor_ids: ["a"], offices: [0] });
  const [three] = mergeMarkers([both ?? one, { ...marker(2, 1, "b"), offices: [2] }], 1);
  expect(three).toMatchObject({ count: 2, doctor_ids: ["a", "b"], offices: [0, 2] });
});

test("visible markers are in reading order, and larger text makes fewer and larger ones", () => {
  const markers = [marker(-10_000, 1, "c"), marker(60, 3, "b"), marker(0)];
  const view = { x: 0, y: 0, scale: 1 };
  expect(placeMarkers(markers, view, size)).toMatchObject([
    { at: [320, 240], radius: 12 },
    { at: [380, 240], radius: 16 },
  ]);
  expect(placeMarkers(markers, view, { ...size, letters: 2 })).toMatchObject([
    { marker: { count: 4 }, radius: 32 },
  ]);
});
